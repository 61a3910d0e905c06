import Foundation
import Glibc
import Synchronization

/// The three descriptors that a process begins with.
package enum StandardStreams {
    /// What was wrong when standard output could first not be written; 0 where nothing was.
    private static let firstProblem = Atomic<Int32>(0)

    /// Opens those that are closed, to nothing: a file that is opened later would have their number, and what is printed
    /// in it.
    package static func open() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // The lowest number that is free, which is this one.
            _ = Glibc.open("/dev/null", O_RDWR)
        }
    }

    /// Writes to standard output, or to a descriptor that stands for it.
    package static func write(_ data: Data, to descriptor: Int32 = STDOUT_FILENO) {
        guard !DescriptorIO.write(data, to: descriptor) else { return }
        _ = firstProblem.compareExchange(expected: 0, desired: errno, ordering: .relaxed)
    }

    /// Why not all of the output could be written; nil where it was, or where nobody reads it any more.
    package static var outputProblem: String? {
        let number = firstProblem.load(ordering: .relaxed)
        guard number != 0, number != EPIPE else { return nil }
        return "cannot write to standard output: " + String(cString: strerror(number))
    }
}
