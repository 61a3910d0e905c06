import Foundation

/// Where the files and groups of an Xcode project lie.
struct ProjectPaths {
    /// Absolute paths, by the identifiers of groups and file references.
    private(set) var paths: [String: String] = [:]

    /// - Parameters:
    ///   - group: The identifier of the group that holds all others.
    ///   - folder: The folder that the project's paths are relative to, absolute.
    init(_ objects: [String: ProjectObject], mainGroup group: String?, in folder: String) {
        if let group { place(group, in: folder, root: folder, objects) }
    }

    /// Walks the tree of groups, each of which lies where its path says, inside the group around it or elsewhere.
    private mutating func place(
        _ identifier: String, in folder: String, root: String, _ objects: [String: ProjectObject]
    ) {
        guard paths[identifier] == nil, let object = objects[identifier] else { return }
        let path = object.text("path") ?? ""
        let base: String
        switch object.text("sourceTree") {
        case "<absolute>": base = "/"
        case "SOURCE_ROOT": base = root
        case "<group>", nil: base = folder
        // Products and SDKs are no files of the project.
        default: return
        }
        let here =
            path.isEmpty ? base : Self.asOnDisk(URL(fileURLWithPath: "\(base)/\(path)").standardizedFileURL.path)
        paths[identifier] = here
        for child in object.texts("children") { place(child, in: here, root: root, objects) }
    }

    /// Xcode may write a letter and its accent apart where the file's name has both in one character, or the other way
    /// round; a Mac takes them for the same name.
    private static func asOnDisk(_ path: String) -> String {
        guard !path.utf8.allSatisfy({ $0 < 0x80 }), !FileManager.default.fileExists(atPath: path) else { return path }
        let url = URL(fileURLWithPath: path), name = url.lastPathComponent
        let folder = asOnDisk(url.deletingLastPathComponent().path)
        // Strings are equal where their characters are, however these are written.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return "\(folder)/\(names.first { $0 == name } ?? name)"
    }
}
