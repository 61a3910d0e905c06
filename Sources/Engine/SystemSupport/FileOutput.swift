import Foundation
import Glibc

/// A file that is written piece by piece, so that what goes into it need never be in memory as a whole.
package final class FileOutput {
    private let path: String
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// Pieces are small; a call to the system for each would take longer than making them.
    private static let capacity = 256 << 10

    fileprivate init(_ path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(path) }
        buffer.reserveCapacity(Self.capacity)
    }

    deinit { close(descriptor) }

    package func write(_ text: String) throws { try write(text.utf8) }

    package func write(_ bytes: some Sequence<UInt8>) throws {
        buffer.append(contentsOf: bytes)
        if buffer.count >= Self.capacity { try flush() }
    }

    fileprivate func flush() throws {
        try AtomicFile.write(buffer, to: descriptor, path)
        buffer.removeAll(keepingCapacity: true)
    }
}

extension AtomicFile {
    /// Writes piece by piece what is renamed when it is whole. Makes missing folders.
    /// - Parameter scratchFolder: An existing folder on the same file system.
    package static func write(
        to path: String, scratchFolder: String, _ body: (FileOutput) throws -> Void
    ) throws {
        try make(path, scratchFolder) { temporary in
            let output = try FileOutput(temporary)
            try body(output)
            try output.flush()
        }
    }
}
