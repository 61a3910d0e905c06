import Foundation
import Glibc
import TestSupport
import Testing

@testable import SystemSupport

/// Programs that are run to their end.
struct ConfinedProcessRunTests {
    private func shell(_ script: String) -> ConfinedProcess {
        var process = ConfinedProcess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        process.folder = "/"
        return process
    }

    private func numbers(_ text: String) -> [pid_t] {
        text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    }

    private func hasEnded(_ process: pid_t) async throws -> Bool {
        for _ in 0..<200 {
            guard let status = DescriptorIO.text("/proc/\(process)/stat"), !status.contains(") Z") else { return true }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }

    @Test func megabytesOnBothPipesAreRead() throws {
        let script = "head -c 5000000 /dev/zero >&2; head -c 7000000 /dev/zero; head -c 1000000 /dev/zero >&2"
        let answer = try shell(script).run(errors: .kept)
        #expect(answer.isSuccess && answer.output.count == 7_000_000 && answer.errors.count == 6_000_000)
        #expect(try shell(script).run(errors: .withOutput).output.count == 13_000_000)
        #expect(try shell(script).run().output.count == 7_000_000)
    }

    @Test func whatIsPrintedBeyondTheLimitIsReadAndDropped() throws {
        let answer = try shell("head -c 3000000 /dev/zero; echo end >&2; exit 3").run(errors: .kept, limit: 1000)
        #expect(answer.output.count == 1000 && answer.errors == Data("end\n".utf8) && answer.end == .exit(3))
    }

    @Test func theEndIsTold() throws {
        #expect(try shell("exit 7").run().end == .exit(7))
        #expect(try shell("kill -TERM $$").run().end == .signal(SIGTERM))
        #expect(try shell("cat; echo $0").run().text == "/bin/sh\n")
    }

    /// Also those that have gone into groups and sessions of their own.
    @Test func whatHangsIsEndedWithItsChildren() async throws {
        let start = ContinuousClock.now
        let answer = try shell("sleep 600 & echo $! $$; setsid sleep 600 & echo $!; wait").run(within: 0.5)
        #expect(answer.end == .timeout && ContinuousClock.now - start < .seconds(20))
        let processes = numbers(answer.text)
        #expect(processes.count == 3)
        for process in processes { #expect(try await hasEnded(process)) }
    }

    /// One that has closed what it prints on hangs as well.
    @Test func silenceIsNoEnd() throws {
        #expect(try shell("exec >/dev/null 2>/dev/null; sleep 600").run(errors: .kept, within: 0.5).end == .timeout)
    }

    @Test func whatAProgramLeavesRunningEndsWithIt() async throws {
        let answer = try shell("sleep 600 & echo $!").run()
        #expect(answer.isSuccess)
        #expect(try await hasEnded(try #require(numbers(answer.text).first)))
    }

    /// It holds the pipe for as long as it lives.
    @Test func aDaemonIsNotWaitedFor() throws {
        let start = ContinuousClock.now
        // Which waits until the daemon has left the group.
        let answer = try shell("setsid sh -c 'echo $$; exec sleep 60' & sleep 1").run()
        #expect(answer.isSuccess && ContinuousClock.now - start < .seconds(30))
        let daemon = try #require(numbers(answer.text).first)
        #expect(kill(daemon, SIGKILL) == 0)
    }

    @Test func nothingIsLeftOfWhatHasEnded() throws {
        let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        for _ in 0..<300 { _ = try shell("exit 0").run(errors: .kept) }
        for _ in 0..<300 { _ = try? ConfinedProcess("/nowhere/program", [], environment: [:]).run(errors: .kept) }
        // Other tests run beside this one.
        #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count < before + 250)
    }

    @Test func programsAreFoundWhereAShellWouldFindThem() throws {
        #expect(ProgramSearch.path(of: "sh", environment: ["PATH": "/nowhere::/bin"]) == "/bin/sh")
        #expect(ProgramSearch.path(of: "no-such-program", environment: ["PATH": "/usr/bin:/bin"]) == nil)
        #expect(ProgramSearch.path(of: "sh", environment: [:]) == nil)
    }

    @Test func aToolReadsWhatItIsInstalledWithAndNotAHome() throws {
        let root = try temporaryFolder().path.realPath!
        for folder in ["usr/bin", "me/bin"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        try Data().write(to: URL(fileURLWithPath: root + "/usr/bin/tool"))
        let link = root + "/me/bin/tool"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root + "/usr/bin/tool")
        #expect(SandboxPolicy.installation(of: root + "/usr/bin/tool", home: root + "/me") == [root + "/usr"])
        #expect(SandboxPolicy.installation(of: link, home: root + "/me") == [root + "/me/bin", root + "/usr"])
        #expect(SandboxPolicy.installation(of: "/bin/sh", home: root + "/me").isDisjoint(with: ["/", ""]))
        #expect(SandboxPolicy.installation(of: root + "/me/tool", home: root + "/me") == [])
    }
}
