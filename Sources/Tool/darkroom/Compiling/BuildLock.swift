import Foundation
import Glibc
import SystemSupport

/// Keeps other processes from building the same thing at the same time; it ends with the process at the latest.
struct BuildLock {
    private let descriptor: Int32

    /// Waits until nobody else holds the lock of that file.
    init(_ path: String) throws { descriptor = try Self.acquired(path) }

    private static func acquired(_ path: String) throws -> Int32 {
        try FileManager.default.createDirectory(
            atPath: path.parentFolder, withIntermediateDirectories: true)
        while true {
            let opened = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
            guard opened >= 0 else {
                let problem = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
                throw CocoaError(
                    .fileWriteUnknown, userInfo: [NSFilePathErrorKey: path, NSUnderlyingErrorKey: problem])
            }
            // A signal may interrupt the waiting.
            _ = DescriptorIO.uninterrupted { flock(opened, LOCK_EX) }
            if DescriptorIO.isStill(opened, at: path) {
                futimens(opened, nil)  // Used now: not the one to remove.
                return opened
            }
            // Removed in the meantime: others would lock another file.
            close(opened)
        }
    }

    /// Removes the file of a lock that nobody holds.
    static func removeUnheld(_ path: String) {
        let opened = open(path, O_RDWR | O_CLOEXEC)
        guard opened >= 0 else { return }
        defer { close(opened) }
        if flock(opened, LOCK_EX | LOCK_NB) == 0, DescriptorIO.isStill(opened, at: path) { unlink(path) }
    }

    /// Does something while nobody holds the lock; nothing where somebody does.
    static func withUnheld(_ path: String, _ body: () -> Void) {
        let opened = open(path, O_RDWR | O_CLOEXEC)
        // Who builds makes the file first.
        guard opened >= 0 else { return body() }
        defer { close(opened) }
        if flock(opened, LOCK_EX | LOCK_NB) == 0, DescriptorIO.isStill(opened, at: path) { body() }
    }

    func release() {
        // A process that another thread is starting has the descriptor too until it runs its program.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
