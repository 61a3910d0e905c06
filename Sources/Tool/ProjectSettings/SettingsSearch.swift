import Foundation
import SystemSupport

/// Where the settings file of a path lies.
package struct SettingsSearch {
    package static let names = ["darkroom.yml", "darkroom.yaml", "darkroom.json"]

    /// The file's path, absolute.
    package let file: String
    /// The folder that the file's paths may not lead out of: the repository's, or the file's own.
    package let root: String
    /// Whether that is a repository's.
    package let isRepository: Bool
    /// Another settings file beside it, which is not read.
    package let ignored: String?

    /// Looks in the folder of a path, and upwards to the repository's root, the user's home or the file system's root.
    ///
    /// - Returns: nil where there is none.
    package init?(from path: String, home: String = FileManager.default.homeDirectoryForCurrentUser.path) {
        let manager = FileManager.default
        guard var folder = path.realPath else { return nil }
        if !folder.isFolder { folder = folder.parentFolder }
        var found: String?
        while true {
            if found == nil {
                found = Self.names.lazy.map { folder.appendingPath($0) }.first {
                    manager.fileExists(atPath: $0) && !$0.isFolder
                }
            }
            let isRoot = manager.fileExists(atPath: folder.appendingPath(".git"))
            if isRoot || folder == home.realPath || folder == "/" || folder.isEmpty {
                guard let found else { return nil }
                (file, root, isRepository) = (found, isRoot ? folder : found.parentFolder, isRoot)
                ignored = Self.names.lazy.map { found.parentFolder.appendingPath($0) }.first {
                    $0 != found && manager.fileExists(atPath: $0) && !$0.isFolder
                }
                return
            }
            folder = folder.parentFolder
        }
    }
}
