import Foundation
import Glibc

/// A folder that one process works in. The lock is the folder's own and no file in it, holds across containers, and
/// ends with its process however that ends.
package final class FolderLock: Sendable {
    private let descriptor: Int32

    /// - Returns: nil where another process holds it.
    package init?(_ folder: String) {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        // Some network file systems have no locks; who is alone needs none.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(descriptor)
            return nil
        }
    }

    /// Waits until no other process holds the folder.
    package init(waitingFor folder: String) {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { _ = DescriptorIO.uninterrupted { flock(descriptor, LOCK_EX) } }
    }

    deinit {
        guard descriptor >= 0 else { return }
        // A process that another thread is starting has the descriptor too until it runs its program.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Removes the folders in a folder that processes have left there which were killed.
    ///
    /// - Parameter isLeft: tells by their names which are meant.
    package static func removeAbandoned(in folder: String, _ isLeft: (String) -> Bool) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where isLeft(name) {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
                let lock = FolderLock(path)
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
            withExtendedLifetime(lock) {}
        }
    }

    /// A new folder that its maker holds.
    ///
    /// - Parameter beginning: the path without what makes it unique.
    package static func newFolder(_ beginning: String) throws -> (path: String, lock: FolderLock) {
        while true {
            var template = Array("\(beginning)-XXXXXX".utf8CString)
            guard let made = mkdtemp(&template) else { throw FileError(beginning.parentFolder) }
            let path = String(cString: made)
            // Between the two, somebody may have taken it for left behind.
            if let lock = FolderLock(path), DescriptorIO.isStill(lock.descriptor, at: path) { return (path, lock) }
        }
    }
}
