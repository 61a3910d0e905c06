internal import CSandbox
import Foundation
import Glibc

/// What a program has printed, and how it has ended.
package struct ProgramResult: Sendable {
    package enum End: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)
        /// Its time was over.
        case timeout
    }

    package var end: End
    package var output: Data
    /// What it has printed on standard error, where that was asked for.
    package var errors: Data

    package var isSuccess: Bool { end == .exit(0) }
    package var text: String { String(decoding: output, as: UTF8.self) }
}

extension ConfinedProcess {
    package enum StandardError {
        case kept
        case withOutput
        case dropped
    }

    /// Runs a program to its end. It finds nothing to read, and is ended with this process; what it leaves running in
    /// its group ends with it.
    ///
    /// - Parameters:
    ///   - errors: what becomes of what it prints on standard error.
    ///   - limit: how many bytes of what it prints are kept; the rest is read and dropped. Compilers print megabytes
    ///     about sources that are wrong from end to end.
    ///   - seconds: what it may take before it is ended, with all that it has started; nil for as long as it likes.
    package func run(
        errors: StandardError = .dropped, limit: Int = 64 << 20, within seconds: Double? = nil
    ) throws(Errno) -> ProgramResult {
        CleanUp.watch()
        var process = self
        process.leadsGroup = true
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        let output = DescriptorIO.pipe(), complaints = errors == .kept ? DescriptorIO.pipe() : nil
        let made = [nothing, output?.read, complaints?.read].compactMap(\.self).filter { $0 >= 0 }
        defer { made.forEach { close($0) } }
        guard let output, nothing >= 0, errors != .kept || complaints != nil else {
            let problem = Errno(code: errno)
            for end in [output?.write, complaints?.write].compactMap(\.self) { close(end) }
            throw problem
        }
        let error = errors == .withOutput ? output.write : complaints?.write ?? nothing
        let started = Result { () throws(Errno) in
            try process.start(input: nothing, output: output.write, error: error)
        }
        close(output.write)
        if let complaints { close(complaints.write) }
        let child = try started.get()
        RunningProcesses.shared.insert(tree: child)
        var streams = [output.read, complaints?.read].compactMap(\.self).map { Stream(descriptor: $0, left: limit) }
        let isLate = Self.follow(child, &streams, until: seconds.map { .now + .seconds($0) })
        let status = DescriptorIO.end(of: child)
        RunningProcesses.shared.remove(tree: child)
        let signal = status & 0x7F
        return ProgramResult(
            end: isLate ? .timeout : signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal), output: streams[0].data,
            errors: streams.count > 1 ? streams[1].data : Data())
    }

    /// One of the two that it prints on.
    private struct Stream {
        let descriptor: Int32
        /// How many more bytes are kept.
        var left: Int
        var data = Data()
        var isOpen = true

        mutating func take() {
            guard let piece = DescriptorIO.read(descriptor), !piece.isEmpty else { return isOpen = false }
            data += piece.prefix(left)
            left = max(0, left - piece.count)
        }
    }

    /// What a process has printed is there when it ends, but for what others print that hold its pipe and live on.
    private static let patience = Duration.seconds(1)

    /// Reads beside each other what comes on the streams, as either may fill its pipe, until the process has ended.
    ///
    /// - Returns: whether it had to be ended.
    private static func follow(
        _ child: pid_t, _ streams: inout [Stream], until deadline: ContinuousClock.Instant?
    ) -> Bool {
        var deadline = deadline, isLate = false, hasEnded = false
        // -1 before Linux 5.3: there the end of what it prints stands for its own.
        let life = darkroom_process_descriptor(child)
        while !hasEnded && life >= 0 || streams.contains(where: \.isOpen) {
            var polled = (streams.map { $0.isOpen ? $0.descriptor : -1 } + [hasEnded ? -1 : life]).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let left = deadline.map { max(0, min(60_000, ($0 - .now) / .milliseconds(1))) }
            let count = poll(&polled, nfds_t(polled.count), left.map { Int32($0.rounded(.up)) } ?? -1)
            if let passed = deadline, passed <= .now {
                if hasEnded || isLate { break }
                ProcessTree.end(child)
                (isLate, deadline) = (true, .now + patience)
            }
            guard count > 0 else { continue }
            for index in streams.indices where polled[index].revents != 0 { streams[index].take() }
            if polled[streams.count].revents != 0 {
                // Not waited for yet: its number is still its own, and that of its group.
                kill(-child, SIGKILL)
                (hasEnded, deadline) = (true, .now + patience)
            }
        }
        if life >= 0 { close(life) }
        return isLate
    }
}
