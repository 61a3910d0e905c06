import Foundation
import SystemSupport
import XcodeProjects

/// A folder whose files belong to a target because they lie there, as in projects of Xcode 16 and later.
enum SynchronizedFolder {
    /// Folders that are one resource.
    private static let bundles: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "lproj", "scnassets", "docc"]

    /// Relative to the folder; a folder that is a resource of its own is one path. A link that leads back to a folder
    /// around it is left out, and one that leads out of the project.
    static func files(in folder: String) -> [String] {
        files(in: folder, "", ProjectBoundary(around: [folder]), ancestors: [])
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
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(folder)/\(inner)", isDirectory: &isFolder)
            guard isFolder.boolValue, !bundles.contains(name.pathExtension) else { return [inner] }
            return files(in: folder, inner, boundary, ancestors: ancestors.union([canonical]))
        }
    }
}
