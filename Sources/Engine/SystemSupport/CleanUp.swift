import Foundation
import Glibc
import Synchronization

/// What is left behind when the user interrupts: no process, and no unfinished file or folder.
package enum CleanUp {
    private struct State {
        var isWatching = false
        var folders: Set<String> = []
        var bodies: [@Sendable () -> Void] = []
        /// What the user is told.
        var message: String?
    }

    private static let state = Mutex(State())
    private static let isEnding = Atomic(false)
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    // Written before the handlers are set, which may do little more than write.
    private nonisolated(unsafe) static var pipe: (read: Int32, write: Int32) = (-1, -1)

    /// Whether this process is about to die of a signal.
    static var hasBegun: Bool { isEnding.load(ordering: .sequentiallyConsistent) }

    /// Writing a file that is larger than a limit allows fails from now on, and does not kill.
    package static func outliveFileLimits() { signal(SIGXFSZ, SIG_IGN) }

    /// When it is interrupted, this process ends those that it has started, runs `body` and dies of the signal.
    package static func onInterrupt(_ body: @escaping @Sendable () -> Void) {
        // Writing to a worker that has just died must fail, not kill.
        signal(SIGPIPE, SIG_IGN)
        state.withLock { $0.bodies.append(body) }
        watch()
    }

    /// Does what fills a folder that is removed when it is interrupted.
    package static func filling<Result>(_ folder: String, _ body: () throws -> Result) rethrows -> Result {
        watch()
        state.withLock { _ = $0.folders.insert(folder) }
        defer { state.withLock { _ = $0.folders.remove(folder) } }
        return try body()
    }

    /// Does what the user is told something of where it is interrupted, on standard error.
    package static func telling<Result>(_ message: String, _ body: () throws -> Result) rethrows -> Result {
        watch()
        state.withLock { $0.message = message }
        defer { state.withLock { $0.message = nil } }
        return try body()
    }

    /// Before a file is written: nothing comes after an interruption.
    package static func stopIfEnding() {
        while hasBegun { pause() }
    }

    /// Removes a folder that others may still write into: threads that were at it, processes that are about to die.
    /// Each may have one file under way.
    package static func remove(_ folder: String) {
        for _ in 0..<100 {
            try? FileManager.default.removeItem(atPath: folder)
            guard hasBegun else { return }
            // Once more after a moment: whoever was about to make the folder anew has done it by then.
            usleep(2000)
            if access(folder, F_OK) != 0 { return }
        }
    }

    /// From now on the end of this process is that of those which it has started.
    static func watch() {
        let isFirst = state.withLock { state in
            defer { state.isWatching = true }
            return !state.isWatching
        }
        guard isFirst else { return }
        // Where whoever started us has ignored them, the kernel forgets how children end.
        signal(SIGCHLD, SIG_DFL)
        guard let pipe = DescriptorIO.pipe() else { return }
        Self.pipe = pipe
        for number in numbers {
            let earlier = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Glibc.write(CleanUp.pipe.write, &byte, 1)
            }
            // Whoever started us wants us to stay, as nohup does.
            if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
        // A thread rather than a source of Dispatch's, for which every other thread would have to block the signals.
        Thread.detachNewThread {
            // Whoever started us may have blocked them.
            var signals = sigset_t()
            sigemptyset(&signals)
            for number in numbers { sigaddset(&signals, number) }
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            while true {
                if let number = DescriptorIO.read(Self.pipe.read, atMost: 1)?.first { end(of: Int32(number)) }
            }
        }
    }

    private static func end(of number: Int32) -> Never {
        isEnding.store(true, ordering: .sequentiallyConsistent)
        let left = state.withLock { $0 }
        RunningProcesses.shared.endAll()
        for body in left.bodies { body() }
        for folder in left.folders { remove(folder) }
        // Behind a line of progress.
        if let message = left.message { _ = DescriptorIO.write(Data("\n\(message)\n".utf8), to: STDERR_FILENO) }
        signal(number, SIG_DFL)
        kill(getpid(), number)
        _exit(128 + number)
    }
}
