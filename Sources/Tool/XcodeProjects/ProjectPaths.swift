import Foundation
import SystemSupport

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
            path.isEmpty ? base : MacPath.onDisk(URL(fileURLWithPath: "\(base)/\(path)").standardizedFileURL.path)
        paths[identifier] = here
        for child in object.texts("children") { place(child, in: here, root: root, objects) }
    }
}
