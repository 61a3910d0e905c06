import Foundation
import Glibc

/// Descriptors, read and written whatever signals come meanwhile.
package enum DescriptorIO {
    /// Repeats a call for as long as signals interrupt it.
    package static func uninterrupted<Number: SignedInteger>(_ call: () -> Number) -> Number {
        while true {
            let answer = call()
            if answer >= 0 || errno != EINTR { return answer }
        }
    }

    /// Writes all of it; false where that fails, for the reason in `errno`.
    package static func write(_ data: some ContiguousBytes, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let count = uninterrupted { Glibc.write(descriptor, start, rest.count) }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Reads once, waiting where nothing is there yet; nothing at the end, nil on an error.
    package static func read(_ descriptor: Int32, atMost size: Int = 64 << 10) -> [UInt8]? {
        var answer = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            answer = uninterrupted { Glibc.read(descriptor, buffer.baseAddress, size) }
            count = max(0, answer)
        }
        return answer < 0 ? nil : bytes
    }

    /// A pipe that is closed on exec; nil where the system has none left, as `errno` says.
    package static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Whether the open file or folder is the one at a path, where another may have come to lie.
    package static func isStill(_ descriptor: Int32, at path: String) -> Bool {
        var opened = stat(), there = stat()
        return fstat(descriptor, &opened) == 0 && stat(path, &there) == 0
            && opened.st_ino == there.st_ino && opened.st_dev == there.st_dev
    }

    /// Waits for the end of a child.
    ///
    /// - Returns: what `waitpid` answers.
    @discardableResult
    package static func end(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        _ = uninterrupted { waitpid(child, &status, 0) }
        return status
    }

    /// The text of a file, also of one whose size the kernel does not tell, such as those in `/proc`, of which
    /// Foundation takes the first page for the whole. nil where it cannot be read.
    package static func text(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while true {
            guard let piece = read(descriptor) else { return nil }
            if piece.isEmpty { return String(decoding: bytes, as: UTF8.self) }
            bytes += piece
        }
    }
}
