import Foundation
import Launch
import SystemSupport

/// Where files of the widget may lie. Links lead elsewhere: to a whole disk, which takes minutes to look through.
package struct ResourceBoundary: Sendable {
    /// Real paths; nil where everything counts, as in a program that is run directly.
    private let folders: [String]?

    /// - Parameter roots: folders that hold resources, such as a fetched package's.
    package init(roots: [URL] = []) {
        folders = LaunchFile.current.boundary.map { $0 + roots.compactMap { $0.path.realPath } }
    }

    /// Whether a path leads into one of the folders.
    package func holds(_ path: String) -> Bool {
        guard let folders else { return true }
        guard let real = path.realPath else { return false }
        return folders.contains(where: real.lies)
    }

    /// The same for what a folder within holds, where only a link can lead out: cheaper than to resolve every path.
    package func holdsLink(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return true }
        return holds(path)
    }
}
