import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator

struct MainThreadStateTests {
    private func state(
        _ command: String, until expected: MainThreadState, afterAStop stops: Bool = false
    ) async throws -> MainThreadState {
        let process = try StartedProgram("/bin/sh", ["-c", command])
        // Whoever runs the tests may have blocked what would end it politely.
        defer {
            process.send(SIGKILL)
            process.wait()
        }
        var state = MainThreadState.unknown
        // It has to come so far first, which takes seconds on a busy machine.
        for _ in 0..<1500 {
            state = MainThreadState(of: process.identifier)
            if state == expected { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        guard stops, state == expected else { return state }
        process.send(SIGSTOP)
        try await Task.sleep(for: .milliseconds(100))
        process.send(SIGCONT)
        try await Task.sleep(for: .milliseconds(100))
        return MainThreadState(of: process.identifier)
    }

    /// Containers may hide what a process waits in.
    private static let isTold = FileManager.default.contents(atPath: "/proc/self/syscall") != nil

    @Test(.enabled(if: isTold)) func aLoopIsToldFromWaiting() async throws {
        #expect(try await state("while :; do :; done", until: .busy) == .busy)
        // Longer than a busy machine takes to look.
        #expect(try await state("exec sleep 600", until: .blocked) == .blocked)
    }

    @Test(.enabled(if: isTold)) func aWaitIsToldAfterAStop() async throws {
        #expect(try await state("exec sleep 600", until: .blocked, afterAStop: true) == .blocked)
    }

    @Test func noProcessHasNoState() {
        #expect(MainThreadState(of: 0x7FFF_FFF0) == .unknown)
    }

    @Test func whoWaitsOnTheMainThreadIsTold() {
        #expect(MainThreadState.blocked.explanation.contains("main queue"))
        #expect(MainThreadState.busy.explanation.contains("endless loop"))
    }
}
