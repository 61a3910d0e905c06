import Foundation
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

    private static func runHere(
        _ program: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> Result {
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        // Many programs run at once: what takes long then is no endless loop.
        process.environment = ["DARKROOM_TIMEOUT": "60"]
            .merging(ProcessInfo.processInfo.environment) { $1 }.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Read beside each other: either may fill its pipe.
        nonisolated(unsafe) var complaint = Data()
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            complaint = contents(of: errors)
            isRead.signal()
        }
        let answer = contents(of: output)
        isRead.wait()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: answer, as: UTF8.self),
            String(decoding: complaint, as: UTF8.self)
        )
    }

    /// All that is written into the pipe. `FileHandle.readToEnd()` gives up where a signal, such as another child's
    /// end, interrupts it.
    private static func contents(of pipe: Pipe) -> Data {
        let descriptor = pipe.fileHandleForReading.fileDescriptor
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
