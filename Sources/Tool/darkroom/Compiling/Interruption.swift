import Foundation
import Glibc
import Synchronization

/// What is left behind when the user interrupts while something is compiled or fetched: no process and no unfinished
/// folder.
final class Interruption: Sendable {
    static let shared = Interruption()

    private struct State {
        var children: Set<pid_t> = []
        var folders: Set<String> = []
        var isWatching = false
        var isEnding = false
    }

    private let state = Mutex(State())

    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    // Written before the handlers are set, which may do little more than write.
    private nonisolated(unsafe) static var pipe: [Int32] = [-1, -1]

    /// Starts a process, which ends with this one. Foundation gives each a process group of its own, which what it
    /// starts in turn belongs to.
    func run(_ process: Process) throws {
        watch()
        try process.run()
        insert(process.processIdentifier)
    }

    /// Starts a process that leads a group, which ends with this one.
    func start<Failure: Error>(_ starting: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        watch()
        let identifier = try starting()
        insert(identifier)
        return identifier
    }

    private func insert(_ identifier: pid_t) {
        let isEnding = state.withLock { state in
            state.children.insert(identifier)
            return state.isEnding
        }
        if isEnding { ProcessTree.end(identifier) }
    }

    /// Waits for the end of a process that `run` has started.
    func wait(for process: Process) {
        process.waitUntilExit()
        remove(process.processIdentifier)
    }

    /// Waits for the end of a process that `start` has started.
    ///
    /// - Returns: what `waitpid` answers.
    func wait(for identifier: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        remove(identifier)
        return status
    }

    private func remove(_ identifier: pid_t) {
        let isEnding = state.withLock { state in
            state.children.remove(identifier)
            return state.isEnding
        }
        // Nothing comes after this: what was killed must not be taken for what has failed.
        while isEnding { pause() }
    }

    /// Does what fills a folder that is removed when it is interrupted.
    func filling<Result>(_ folder: String, _ body: () throws -> Result) rethrows -> Result {
        watch()
        state.withLock { _ = $0.folders.insert(folder) }
        defer { state.withLock { _ = $0.folders.remove(folder) } }
        return try body()
    }

    private func watch() {
        let isFirst = state.withLock { state in
            defer { state.isWatching = true }
            return !state.isWatching
        }
        guard isFirst, Glibc.pipe(&Self.pipe) == 0 else { return }
        for end in Self.pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        for number in Self.numbers {
            let earlier = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.pipe[1], &byte, 1)
            }
            // Whoever started us wants us to stay, as nohup does.
            if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
        Thread.detachNewThread { [self] in
            // Whoever started us may have blocked them, as programs do that use Dispatch.
            var signals = sigset_t()
            sigemptyset(&signals)
            for number in Self.numbers { sigaddset(&signals, number) }
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            var number: UInt8 = 0
            while read(Self.pipe[0], &number, 1) != 1 {}
            end(of: Int32(number))
        }
    }

    private func end(of number: Int32) -> Never {
        let left = state.withLock { state in
            state.isEnding = true
            return state
        }
        for child in left.children { ProcessTree.end(child) }
        for folder in left.folders {
            // What was killed may have had a file under way.
            for _ in 0..<3 where FileManager.default.fileExists(atPath: folder) {
                try? FileManager.default.removeItem(atPath: folder)
            }
        }
        signal(number, SIG_DFL)
        kill(getpid(), number)
        _exit(128 + number)
    }
}
