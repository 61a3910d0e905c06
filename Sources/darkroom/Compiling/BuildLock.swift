import Foundation
import Glibc

/// Keeps other processes from building the same thing at the same time; it ends with the process at the latest.
struct BuildLock {
    private let descriptor: Int32

    /// Waits until nobody else holds the lock of that file.
    init(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        // A signal may interrupt the waiting.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    func release() { close(descriptor) }
}
