import Foundation
import Glibc
import Synchronization

/// Runs a program to its end.
package enum ProgramRun {
    /// `status` is the exit status, or the number of the signal that ended it.
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

    private static func runHere(
        _ program: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> Result {
        // Many programs run at once: what takes long then is no endless loop.
        let variables = ["DARKROOM_TIMEOUT": ProcessInfo.processInfo.environment["DARKROOM_TIMEOUT"] ?? "60"]
            .merging(environment) { $1 }
        // One at a time: no program may begin with the ends of another's pipes, which it would hold open.
        let (process, output, errors) = try starting.withLock { _ in
            let output = try ends(program), errors = try ends(program)
            defer {
                close(output.write)
                close(errors.write)
            }
            let process = try StartedProgram(
                program, arguments, environment: variables, output: .descriptor(output.write),
                errors: .descriptor(errors.write))
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
        let status =
            switch process.wait() {
            case .exit(let status): status
            case .signal(let signal): signal
            }
        return (status, String(decoding: answer, as: UTF8.self), String(decoding: complaint, as: UTF8.self))
    }

    private static let starting = Mutex(())

    /// A pipe whose ends programs do not get.
    private static func ends(_ program: String) throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw StartFailure(program, errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
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
