import Foundation
import Glibc
import SystemSupport

/// What the main thread of a process does that does not answer, as the kernel tells.
enum MainThreadState: Hashable, Sendable {
    /// It computes.
    case busy
    /// It waits for another thread, or sleeps: nothing that comes on the main queue can come.
    case blocked
    /// It waits for something to do.
    case idle
    case unknown

    /// - Parameter process: a worker, or one that has started the worker.
    init(of process: pid_t) {
        self = Self.state(of: Self.youngest(process))
    }

    private static func state(of process: pid_t) -> MainThreadState {
        // The name, in parentheses, may hold anything.
        guard let status = text("/proc/\(process)/stat"), let name = status.lastIndex(of: ")") else { return .unknown }
        if status[name...].dropFirst(2).first == "R" { return .busy }
        guard let call = text("/proc/\(process)/syscall")?.split(separator: " ").first.flatMap({ Int($0) }) else {
            return .unknown
        }
        // Once stopped and continued, the kernel tells of the wait by another number; only polls go on waiting for input.
        if call == restart { return text("/proc/\(process)/wchan")?.contains("poll") == true ? .idle : .blocked }
        return waits.contains(call) ? .blocked : idles.contains(call) ? .idle : .unknown
    }

    // futex, nanosleep and clock_nanosleep; poll, ppoll, epoll_wait, epoll_pwait and epoll_pwait2; restart_syscall.
    #if arch(x86_64)
        private static let waits: Set = [202, 35, 230]
        private static let idles: Set = [7, 271, 232, 281, 441]
        private static let restart = 219
    #else
        private static let waits: Set = [98, 101, 115]
        private static let idles: Set = [73, 22, 441]
        private static let restart = 128
    #endif

    /// The last that a process of the same program has started, and that one in turn; the process itself where it has
    /// started none.
    private static func youngest(_ process: pid_t) -> pid_t {
        let children = text("/proc/\(process)/task/\(process)/children")?.split(separator: " ").compactMap { pid_t($0) }
        let own = program(process)
        guard let child = children?.last(where: { own != nil && program($0) == own }) else { return process }
        return youngest(child)
    }

    private static func program(_ process: pid_t) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    }

    private static func text(_ path: String) -> String? {
        DescriptorIO.text(path)
    }

    /// Why there is no answer, and what to do about it.
    var explanation: String {
        switch self {
        case .busy, .unknown: ", possibly an endless loop; raise --timeout if it is just slow"
        case .blocked:
            ": the main thread is sleeping, or waiting for a semaphore, a group or a lock, which blocks the main queue "
                + "and the main actor. Don't wait for the result; call the completion handler where it arrives"
        case .idle: ": nothing is running, and the awaited result never arrives; raise --timeout if it is just slow"
        }
    }
}
