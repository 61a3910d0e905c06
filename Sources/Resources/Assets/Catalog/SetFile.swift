import Foundation

/// A file that a set's Contents.json names. It lies in the set's folder: the name is one word to Xcode, and one such as
/// `../../secret.png` would show what lies elsewhere.
enum SetFile {
    /// - Throws: `ReadError` for a name that leads out of the folder.
    static func url(_ name: String, in directory: URL) throws(ReadError) -> URL {
        guard staysInside(name) else { throw ReadError(name: name) }
        return directory.appendingPathComponent(name)
    }

    static func staysInside(_ name: String) -> Bool {
        var depth = 0
        for part in name.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return false }
        }
        return !name.hasPrefix("/")
    }

    struct ReadError: Error, CustomStringConvertible {
        let name: String
        var description: String { "the file name “\(name)” leads out of the set, where nothing is read" }
    }
}
