import Foundation

/// Names of files as a Mac takes them: those that differ in case alone are the same, and so are those that have a letter
/// and its accent apart or in one character.
package enum MacPath {
    /// A path with the names that its folders and its file have on disk, as far as these are there.
    ///
    /// - Parameter path: Absolute.
    package static func onDisk(_ path: String) -> String {
        guard path != "/", !path.isEmpty, !FileManager.default.fileExists(atPath: path) else { return path }
        let url = URL(fileURLWithPath: path), name = url.lastPathComponent
        let folder = onDisk(url.deletingLastPathComponent().path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // Strings are equal where their characters are, however these are written.
        let found = names.first { $0 == name } ?? names.sorted().first { $0.lowercased() == name.lowercased() }
        return (folder == "/" ? "" : folder) + "/\(found ?? name)"
    }

    /// The same for a file that must be there; the path as it is where it is not.
    package static func file(_ path: String) -> String {
        let found = onDisk(path)
        return FileManager.default.fileExists(atPath: found) ? found : path
    }
}
