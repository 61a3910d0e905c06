import TestSupport
import Testing

/// What becomes of output that cannot be written.
@Suite(.timeLimit(.minutes(10)))
struct StandardStreamsTests {
    private func shell(_ redirection: String, _ arguments: String) async throws -> ProgramRun.Result {
        try await ProgramRun.run("/bin/sh", ["-c", "'\(DarkroomProgram.path)' \(arguments) \(redirection)"])
    }

    @Test(arguments: ["devices", "devices --json", "--help", "config --schema"])
    func anAnswerThatIsLostIsNoSuccess(arguments: String) async throws {
        let full = try await shell(">/dev/full", arguments)
        #expect(full.status == 4)
        let message = "error: cannot write to standard output: No space left on device"
        #expect(full.errors.contains(message), "\(full.errors)")
    }

    /// Nobody reads on: `darkroom … | head`.
    @Test func aReaderThatLeavesIsNoFailure() async throws {
        let left = try await shell("| true", "config --schema")
        #expect(left.status == 0 && left.errors.isEmpty, "\(left.errors)")
    }

    /// A file that is opened later would have the number of a stream that is closed.
    @Test(arguments: ["2>&-", "<&-", "2>/dev/full"])
    func aStreamThatIsClosedIsNothing(redirection: String) async throws {
        let run = try await shell(redirection, "render /no/such/folder; echo $?")
        #expect(run.output == "2\n", "\(run.errors)")
    }
}
