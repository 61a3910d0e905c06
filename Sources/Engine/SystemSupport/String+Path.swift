import Glibc

/// Paths as the text that compilers, property lists and the system's calls take.
///
/// `NSString` says the same, but traps on Linux for the parent of a name of one letter. Bytes count, as for the kernel:
/// a mark that combines with a slash leaves it one.
extension String {
    private static let slash = UInt8(ascii: "/")

    /// Without slashes at its end.
    private var bytesOfPath: Substring.UTF8View {
        var bytes = self[...].utf8
        while bytes.count > 1, bytes.last == Self.slash { bytes.removeLast() }
        return bytes
    }

    /// Whether a folder is there, or a link to one.
    package var isFolder: Bool {
        var status = stat()
        return stat(self, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The part of an absolute path that is a file, so that no folder can be made there; nil where nothing is in the way.
    package var fileInTheWay: String? {
        var place = self
        while place != "/", !place.isEmpty {
            if access(place, F_OK) == 0 { return place.isFolder ? nil : place }
            place = place.parentFolder
        }
        return nil
    }

    /// The path of the folder that a file or folder lies in; empty for a name alone.
    package var parentFolder: String {
        let path = bytesOfPath
        guard let slash = path.lastIndex(of: Self.slash) else { return "" }
        var parent = path[..<slash]
        while parent.last == Self.slash { parent.removeLast() }
        return parent.isEmpty ? "/" : String(Substring(parent))
    }

    /// `Clock.swift` of `Views/Clock.swift`.
    package var lastPathComponent: String {
        let path = bytesOfPath
        guard path.count > 1, let slash = path.lastIndex(of: Self.slash) else { return String(Substring(path)) }
        return String(Substring(path[path.index(after: slash)...]))
    }

    /// `swift` of `Views/Clock.swift`; empty where there is none, as in `.git`.
    package var pathExtension: String {
        let name = lastPathComponent
        return name.startOfExtension.map { String(name[name.utf8.index(after: $0)...]) } ?? ""
    }

    /// `Views/Clock` of `Views/Clock.swift`.
    package var deletingPathExtension: String {
        let path = String(Substring(bytesOfPath)), name = lastPathComponent
        guard let dot = name.startOfExtension else { return path }
        return String(path.utf8.dropLast(name.utf8.distance(from: dot, to: name.endIndex))) ?? path
    }

    private var startOfExtension: String.Index? {
        utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == startIndex ? nil : $0 }
    }

    /// `Views/Clock.swift` of `Views` and `Clock.swift`. The folder itself for nothing, the name alone for no folder.
    package func appendingPath(_ path: String) -> String {
        isEmpty || path.isEmpty || utf8.last == Self.slash ? self + path : "\(self)/\(path)"
    }

    /// What the path names that is written in a file of a folder.
    package func path(from folder: String) -> String {
        utf8.first == Self.slash ? self : folder.appendingPath(self)
    }

    /// `Views/Clock.swift` of `/Widgets/Views/Clock.swift` below `/Widgets`; nil where it does not lie there.
    package func below(_ folder: String) -> String? {
        guard lies(in: folder), utf8.count > folder.utf8.count else { return nil }
        let path = utf8.dropFirst(folder.utf8.count)
        return String(Substring(path.first == Self.slash ? path.dropFirst() : path))
    }

    /// Whether it is a folder's path or leads into it. Neither may hold links or `..`.
    package func lies(in folder: String) -> Bool {
        guard utf8.starts(with: folder.utf8) else { return false }
        return utf8.count == folder.utf8.count || folder.utf8.last == Self.slash
            || utf8.dropFirst(folder.utf8.count).first == Self.slash
    }
}

extension String {
    /// The path without links, as the disk has it; nil where nothing lies there.
    package var realPath: String? {
        guard let resolved = realpath(self, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
