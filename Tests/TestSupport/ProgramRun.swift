import Foundation
import Glibc
import Synchronization

/// Runs a program to its end.
package enum ProgramRun {
    package typealias Result = (status: Int32, output: String, errors: String)

    /// As many programs as there are processors, and one that waits: the tests that wait for none go on beside them.
    private static let turns = Turns(ProcessInfo.processInfo.activeProcessorCount + 1)

    package static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> Result {
        await turns.take()
        defer { turns.giveBack() }
        // Never on a thread of the tasks, of which there are no more than processors: every other test would wait, too.
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Swift.Result { try runHere(program, arguments, environment) })
            }
        }
    }

    /// Spawned and waited for by hand: of two hundred of Foundation's processes side by side one was not told that it had
    /// ended, and the tests waited for ever.
    private static func runHere(
        _ program: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> Result {
        // Many programs run at once: what takes long then is no endless loop.
        let variables = ["DARKROOM_TIMEOUT": "60"]
            .merging(ProcessInfo.processInfo.environment) { $1 }.merging(environment) { $1 }
        // One at a time: no program may begin with the ends of another's pipes, which it would hold open.
        let (process, output, errors) = try starting.withLock { _ in
            let output = try ends(program), errors = try ends(program)
            defer {
                close(output.write)
                close(errors.write)
            }
            let process = try spawn(
                [program] + arguments, variables.map { "\($0.key)=\($0.value)" }, output: output.write,
                errors: errors.write)
            return (process, output.read, errors.read)
        }
        // Read beside each other: either may fill its pipe.
        nonisolated(unsafe) var complaint = Data()
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            complaint = contents(of: errors)
            isRead.signal()
        }
        let answer = contents(of: output)
        isRead.wait()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The exit status, or the signal.
        let signal = status & 0x7F
        return (
            signal == 0 ? status >> 8 & 0xFF : signal, String(decoding: answer, as: UTF8.self),
            String(decoding: complaint, as: UTF8.self)
        )
    }

    private static let starting = Mutex(())

    /// A pipe whose ends programs do not get.
    private static func ends(_ program: String) throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure(program, errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(
        _ arguments: [String], _ environment: [String], output: Int32, errors: Int32
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t(), none = sigset_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        // In a group of its own, with no signal held back, as Foundation starts programs.
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        let argv = arguments.map { strdup($0) } + [nil], envp = environment.map { strdup($0) } + [nil]
        defer { for text in argv + envp { free(text) } }
        var process = pid_t()
        let failure = posix_spawn(&process, arguments[0], &actions, &attributes, argv, envp)
        guard failure == 0 else { throw Failure(arguments[0], failure) }
        return process
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ program: String, _ error: Int32) { description = "\(program): \(String(cString: strerror(error)))" }
    }

    /// All that is written into the pipe. `FileHandle.readToEnd()` gives up where a signal, such as another child's
    /// end, interrupts it.
    private static func contents(of descriptor: Int32) -> Data {
        defer { close(descriptor) }
        var data = Data(), chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return data }
            data.append(contentsOf: chunk[..<count])
        }
    }
}

/// A number of turns; who finds none left waits, first come first served.
private final class Turns: Sendable {
    private let state: Mutex<(left: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(_ count: Int) {
        state = Mutex((count, []))
    }

    func take() async {
        await withCheckedContinuation { continuation in
            let hasTurn = state.withLock { state in
                guard state.left > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.left -= 1
                return true
            }
            if hasTurn { continuation.resume() }
        }
    }

    func giveBack() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.left += 1
            return nil
        }
        next?.resume()
    }
}
