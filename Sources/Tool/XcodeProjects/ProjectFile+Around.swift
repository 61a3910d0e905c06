import Assets
import Foundation

extension ProjectFile {
    /// The project around a folder of sources, at most four levels up, and what is wrong with those that cannot be read
    /// on the way. Nothing outside of what the user has given is looked at.
    package static func around(_ folder: String) -> (project: ProjectFile?, problems: [String]) {
        var place = URL(fileURLWithPath: folder).standardizedFileURL, problems: [String] = []
        let boundary = ResourceBoundary()
        for _ in 0..<4 {
            guard boundary.holds(place.path) else { break }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            let projects = names.sorted().filter { $0.hasSuffix(".xcodeproj") }
            let others = SpecificationFile.names(in: place.path, names) + ManifestFile.names(in: place.path, names)
            for name in projects + others {
                do throws(Failure) {
                    return (try ProjectFile("\(place.path)/\(name)"), problems)
                } catch {
                    if let text = error.text("\(name)/project.pbxproj") { problems.append(text) }
                }
            }
            place.deleteLastPathComponent()
        }
        return (nil, problems)
    }

    /// The target that a folder of sources is of: the one whose property list lies in it, or that has its name.
    package func target(of folder: String) -> ProjectObject? {
        let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
        return all("PBXNativeTarget").sorted { ($0.text("name") ?? "") < ($1.text("name") ?? "") }.first { target in
            let list = settings(of: target).value("INFOPLIST_FILE") ?? ""
            return list.split(separator: "/").dropLast().last.map(String.init) == name || target.text("name") == name
        }
    }
}

extension ProjectFile.Failure {
    /// What is wrong with the file of that name; nil where there is none, as others generate it.
    package func text(_ file: String) -> String? {
        switch self {
        case .missing: nil
        case .unreadable(let problem): problem.text(file)
        case .specification(let text), .manifest(let text): text
        case .empty: "\(file): is not a project that Xcode can open: its objects or its rootObject are missing"
        }
    }
}
