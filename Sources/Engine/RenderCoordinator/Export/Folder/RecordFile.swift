import Foundation
import Glibc
import SystemSupport

/// A file of which pieces are read where they lie: what is said of 100,000 pictures is never in memory as a whole.
final class RecordFile: Sendable {
    let descriptor: Int32

    /// - Returns: nil where the file cannot be opened.
    init?(_ path: String, flags: Int32 = O_RDONLY) {
        descriptor = open(path, flags | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Nothing where the file ends before.
    func bytes(_ range: Range<Int>) -> Data {
        var data = Data(count: range.count)
        let count = data.withUnsafeMutableBytes { buffer -> Int in
            var done = 0
            while done < range.count {
                let answer = DescriptorIO.uninterrupted {
                    pread(descriptor, buffer.baseAddress! + done, range.count - done, off_t(range.lowerBound + done))
                }
                guard answer > 0 else { break }
                done += answer
            }
            return done
        }
        return count == range.count ? data : Data()
    }

    /// Bytes.
    var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }
}

/// Where something is said of a picture: which of several files, and where in it.
struct RecordPlace: Sendable {
    var file: UInt16
    var length: UInt32
    var offset: Int

    init(file: Int = 0, _ range: Range<Int>) {
        (self.file, offset, length) = (UInt16(file), range.lowerBound, UInt32(range.count))
    }

    var range: Range<Int> { offset..<offset + Int(length) }
}
