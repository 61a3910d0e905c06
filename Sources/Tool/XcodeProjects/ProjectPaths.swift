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
        let here = path.isEmpty ? base : Self.place("\(base)/\(path)", root: root)
        paths[identifier] = here
        for child in object.texts("children") { place(child, in: here, root: root, objects) }
    }

    /// Where a file lies. One that its author has at a path of their own machine, `/Users/me/app/Views/A.swift`, or by the
    /// name of their checkout, `../app/Views/A.swift`, is looked for below the project's folder.
    private static func place(_ path: String, root: String) -> String {
        let found = MacPath.onDisk(URL(fileURLWithPath: path).standardizedFileURL.path)
        guard !FileManager.default.fileExists(atPath: found), !found.lies(in: root) else { return found }
        var rest = found.split(separator: "/").dropFirst()
        while !rest.isEmpty {
            let candidate = "\(root)/\(rest.joined(separator: "/"))"
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
            rest = rest.dropFirst()
        }
        return found
    }
}
