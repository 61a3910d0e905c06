import Foundation
import SystemSupport

/// A folder whose files belong to a target because they lie there, as in projects of Xcode 16 and later.
package enum SynchronizedFolder {
    /// Folders that are one resource.
    private static let bundles: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "lproj", "scnassets", "docc"]

    /// Whether a folder is one resource, by its name.
    static func isBundle(_ path: String) -> Bool { bundles.contains(path.pathExtension) }

    /// Relative to the folder; a folder that is a resource of its own is one path. Definitions of intents that are
    /// translated lie in `Base.lproj` and are compiled like others. A link that leads back to a folder
    /// around it is left out, and one that leads out of the project.
    package static func files(in folder: String) -> [String] {
        files(in: folder, "", ProjectBoundary(around: [folder]), ancestors: [])
    }

    /// The same without some, which may lie in folders of translations.
    package static func files(in folder: String, without exceptions: Set<String>) -> [String] {
        var met: Set<String> = []
        return files(in: folder).flatMap { path -> [String] in
            guard path.hasSuffix(".lproj"), exceptions.contains(where: { $0.hasPrefix(path + "/") }) else {
                return [path]
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []
            return names.sorted().filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
        }.filter { !exceptions.contains($0) && met.insert($0).inserted }
    }

    /// The paths that a project's exceptions name: `Views/Localized: Labels.strings` is that file in each of the folders
    /// of translations in `Views`.
    package static func paths(of exceptions: [String], in folder: String) -> Set<String> {
        let mark = "Localized: "
        return exceptions.reduce(into: []) { paths, exception in
            guard let range = exception.range(of: mark),
                range.lowerBound == exception.startIndex || exception[..<range.lowerBound].hasSuffix("/")
            else {
                paths.insert(exception)
                return
            }
            let place = exception[..<range.lowerBound].split(separator: "/").joined(separator: "/")
            let here = place.isEmpty ? folder : "\(folder)/\(place)", name = exception[range.upperBound...]
            let names = (try? FileManager.default.contentsOfDirectory(atPath: here)) ?? []
            for translation in names where translation.hasSuffix(".lproj") {
                guard FileManager.default.fileExists(atPath: "\(here)/\(translation)/\(name)") else { continue }
                paths.insert((place.isEmpty ? "" : place + "/") + "\(translation)/\(name)")
            }
        }
    }

    /// The Swift files that lie in a folder itself, without those that describe a package or a project.
    package static func sources(directlyIn folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            name.hasSuffix(".swift") && !manifests.contains(name) && !name.hasPrefix("Package@swift-")
        }
    }

    private static let manifests: Set<String> = [
        "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "Dangerfile.swift"
    ]

    private static func intentDefinitions(in folder: String, _ path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".intentdefinition") }.map { "\(path)/\($0)" }
    }

    private static func files(
        in folder: String, _ path: String, _ boundary: ProjectBoundary, ancestors: Set<String>
    ) -> [String] {
        let here = path.isEmpty ? folder : "\(folder)/\(path)"
        let canonical = URL(fileURLWithPath: here).resolvingSymlinksInPath().path
        guard !ancestors.contains(canonical) else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: here)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            guard boundary.holdsLink("\(folder)/\(inner)") else { return [] }
            guard "\(folder)/\(inner)".isFolder, !bundles.contains(name.pathExtension) else {
                return [inner] + (name == "Base.lproj" ? intentDefinitions(in: "\(folder)/\(inner)", inner) : [])
            }
            return files(in: folder, inner, boundary, ancestors: ancestors.union([canonical]))
        }
    }
}
