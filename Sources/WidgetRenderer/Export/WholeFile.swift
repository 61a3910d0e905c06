import Foundation
import Glibc

/// Files that are whole or absent, whenever the process dies.
enum WholeFile {
    /// Writes beside the destination's file system neighbours and renames. Makes missing folders.
    /// - Parameter scratchFolder: An existing folder on the same file system.
    static func write(_ data: some ContiguousBytes, to path: String, scratchFolder: String) throws {
        let temporary = "\(scratchFolder)/\(getpid())-\((path as NSString).lastPathComponent)"
        do {
            try writeBytes(data, to: temporary)
            guard rename(temporary, path) == 0 else {
                guard errno == ENOENT else { throw FileError(path) }
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                guard rename(temporary, path) == 0 else { throw FileError(path) }
                return
            }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func writeBytes(_ data: some ContiguousBytes, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        try data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw FileError(path) }
                offset += count
            }
        }
    }
}

/// A file that could not be written, and what the system says of it.
struct FileError: Error, CustomStringConvertible {
    let description: String

    init(_ path: String, reason: String? = nil) {
        description = "cannot write \(path): \(reason ?? String(cString: strerror(errno)))"
    }
}
