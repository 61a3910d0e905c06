import Glibc
import SystemSupport

/// The files and folders whose changes concern a session, as absolute paths.
package struct WatchedPaths: Hashable, Sendable {
    /// Folders of which everything below counts, such as an extension's sources or an asset catalog.
    package private(set) var trees: Set<String> = []
    /// Single files, such as the members of a target or `darkroom.yml`; they need not be there yet.
    package private(set) var files: Set<String> = []

    package init() {}

    package mutating func add(tree path: String) { trees.insert(path) }

    package mutating func add(file path: String) { files.insert(path) }

    /// A folder with everything in it, or a file.
    package mutating func add(_ path: String) {
        if path.isFolder { add(tree: path) } else { add(file: path) }
    }

    package mutating func formUnion(_ others: WatchedPaths) {
        trees.formUnion(others.trees)
        files.formUnion(others.files)
    }

    /// Whether a change at a path may be one of what is watched: of a file, of something in a folder, or of a folder
    /// around either, which may have been moved with all that it holds.
    package func concerns(_ path: String) -> Bool {
        if files.contains(path) || trees.contains(where: { Self.holds($0, path) }) { return true }
        return files.contains { $0.lies(in: path) } || trees.contains { $0.lies(in: path) }
    }

    /// Whether a folder's contents are looked at: not those of version control, of builds and of our own output.
    static func isEntered(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasPrefix("darkroom-") && !["DerivedData", "xcuserdata"].contains(name)
    }

    /// Whether a file of that name is somebody's, and not what an editor puts beside it for a moment.
    static func counts(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~") && !name.hasSuffix(".swp")
            && !name.hasPrefix("___jb_") && name != "4913"
    }

    /// Whether a path in a watched folder is one that counts.
    private static func holds(_ tree: String, _ path: String) -> Bool {
        guard path.lies(in: tree) else { return false }
        let rest = path.utf8.dropFirst(tree.utf8.count)
        var parts = String(Substring(rest)).split(separator: "/").map(String.init)
        guard let name = parts.popLast() else { return true }
        // A name of our own output may be that of its folder.
        return counts(name) && (parts + [name]).allSatisfy(isEntered)
    }
}

/// What is observed so that nothing that is watched changes unnoticed.
struct ObservedFolders {
    /// Those that hold watched files, the watched ones with the folders in them, and the nearest folder around what is
    /// not there, as it may come.
    private(set) var folders: Set<String> = []
    /// The files that links among the watched ones lead to, and the links.
    private(set) var links: [String: String] = [:]
    /// Without links: a folder is taken once, and a link that leads to one around it ends there.
    private var visited: Set<String> = []

    init(_ paths: WatchedPaths) {
        for file in paths.files {
            folders.insert(Self.nearestFolder(file.parentFolder))
            follow(file)
        }
        for tree in paths.trees {
            folders.insert(Self.nearestFolder(tree.parentFolder))
            collect(tree)
        }
    }

    /// A save that replaces the file that a link leads to changes another folder.
    private mutating func follow(_ file: String) {
        guard let real = file.realPath, real != file else { return }
        links[real] = file
        folders.insert(real.parentFolder)
    }

    private mutating func collect(_ folder: String) {
        guard let real = folder.realPath, folder.isFolder, visited.insert(real).inserted else { return }
        folders.insert(folder)
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let kind = Int(entry.pointee.d_type)
            // Files have no folders in them; of a link only a look at what it leads to tells.
            guard kind == Int(DT_DIR) || kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN) else { continue }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let path = "\(folder)/\(name)"
            if kind == Int(DT_LNK), !path.isFolder {
                if WatchedPaths.counts(name) { follow(path) }
            } else if WatchedPaths.isEntered(name) {
                collect(path)
            }
        }
    }

    private static func nearestFolder(_ path: String) -> String {
        var path = path.isEmpty ? "/" : path
        while path != "/", !path.isFolder { path = path.parentFolder }
        return path
    }
}
