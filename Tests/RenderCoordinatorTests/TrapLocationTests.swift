import Foundation
import TestSupport
import Testing

@testable import RenderCoordinator
@testable import SystemSupport

struct TrapLocationTests {
    private static let symbolizer = ProgramSearch.path(of: "llvm-symbolizer")

    /// What it could do besides is tried by a shell in its place.
    @Test(
        .enabled(if: Sandbox.support == .whole),
        arguments: [
            ("cat @/program", "program\n"), ("cat @/secret", ""), ("ls @", ""), ("echo a > @/made; cat @/made", ""),
            ("echo a >> @/program; cat @/program", "program\n"),
            ("bash -c 'echo > /dev/tcp/127.0.0.1/9' 2>&1 | grep -o 'Connection refused'", "")
        ])
    func theSymbolizerReadsTheProgramOnly(script: String, printed: String) throws {
        let root = try temporaryFolder().path, environment = ["PATH": "/usr/bin:/bin"]
        for name in ["program", "secret"] {
            try Data("\(name)\n".utf8).write(to: URL(fileURLWithPath: "\(root)/\(name)"))
        }
        var process = ConfinedProcess(
            "/bin/sh", ["-c", script.replacing("@", with: root)], environment: environment)
        process.policy = TrapLocation.policy("/bin/sh", reading: root + "/program", environment: environment)
        #expect(try process.run().text == printed)
    }

    /// The test's own program has line tables.
    @Test(.enabled("needs llvm-symbolizer on PATH", { symbolizer != nil }))
    func aPlaceInAProgramIsFound() throws {
        let path = try #require(Self.symbolizer), program = DarkroomProgram.path
        var process = ConfinedProcess(path, ["--obj=\(program)", "main"], environment: [:])
        process.policy = TrapLocation.policy(path, reading: program, environment: [:])
        let answer = try process.run(within: 60)
        #expect(answer.isSuccess && !answer.text.isEmpty)
    }

    @Test func withoutASymbolizerThereIsNoPlace() {
        #expect(TrapLocation.text(program: "/bin/sh", offsets: [1], environment: ["PATH": "/nowhere"]) == nil)
    }
}
