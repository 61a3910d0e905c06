import Assets
import Foundation
import Glibc
import SystemSupport

/// An empty folder that stands in for the user's home while widget code runs.
package struct TemporaryHome: Sendable {
    package let path: String
    private let lock: FolderLock

    /// Removes those that killed processes have left, too.
    /// - Throws: `CommandFailure`.
    /// - Parameter command: the command that was typed.
    package init(command: String) throws {
        let folder = try TemporaryFolder.checked(for: command)
        FolderLock.removeAbandoned(in: folder) {
            $0.wholeMatch(of: #/\.darkroom-(home|package|tools)-[A-Za-z0-9]{6}/#) != nil
        }
        (path, lock) = try CommandFailure.wrapping { try FolderLock.newFolder("\(folder)/.darkroom-home") }
    }

    package func remove() {
        CleanUp.remove(path)
    }
}
