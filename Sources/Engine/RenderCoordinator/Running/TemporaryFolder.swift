import Assets
import Foundation
import Glibc
import SystemSupport

/// Where what is not kept lies: the folder that `TMPDIR` names, which the compiler takes too.
package enum TemporaryFolder {
    /// Without a slash at its end.
    /// - Parameter command: the command that was typed.
    /// - Throws: `CommandFailure` where nothing can be written into it.
    @discardableResult
    package static func checked(
        for command: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> String {
        let variable = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = variable ?? "/tmp"
        if let problem = FileProblem.text(ofFolder: folder) {
            throw CommandFailure(
                .usage,
                "\(variable == nil ? "" : "TMPDIR=")\(folder): \(problem); set TMPDIR to a writable "
                    + "folder: TMPDIR=/tmp \(command)")
        }
        return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }
}

/// An empty folder that stands in for the user's home while widget code runs.
package struct TemporaryHome: Sendable {
    package let path: String
    private let lock: FolderLock

    /// Removes those that killed processes have left, too.
    /// - Throws: `CommandFailure`.
    /// - Parameter command: the command that was typed.
    package init(command: String) throws {
        let folder = try TemporaryFolder.checked(for: command)
        // The expression is made for each name, which takes longer than all else of a run's start where there are many.
        FolderLock.removeAbandoned(in: folder) {
            $0.hasPrefix(".darkroom-")
                && $0.wholeMatch(of: #/\.darkroom-(home|package|tools|watch)-[A-Za-z0-9]{6}/#) != nil
        }
        (path, lock) = try CommandFailure.wrapping { try FolderLock.newFolder("\(folder)/.darkroom-home") }
    }

    /// One of several in a folder that is gone afterwards, however this process ends.
    package init(inside folder: String) throws {
        (path, lock) = try CommandFailure.wrapping { try FolderLock.newFolder("\(folder)/home") }
    }

    package func remove() {
        CleanUp.remove(path)
    }
}
