import Assets
import Foundation
import Glibc

/// An empty folder that stands in for the user's home while widget code runs.
struct ScratchHome: Sendable {
    let path: String
    private let lock: FolderLock

    /// Removes those that killed processes have left, too.
    /// - Throws: `CommandFailure`.
    init() throws {
        let folder = try TemporaryFolder.checked(for: ProgramContext.typedCommand)
        FolderLock.removeAbandoned(in: folder) {
            $0.wholeMatch(of: #/\.darkroom-(home|package|tools)-[A-Za-z0-9]{6}/#) != nil
        }
        (path, lock) = try RunErrors.mapped { try FolderLock.newFolder("\(folder)/.darkroom-home") }
    }

    func remove() {
        CleanUp.remove(path)
    }
}
