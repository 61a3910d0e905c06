import Foundation
import Glibc
import TestSupport
import Testing

@testable import SystemSupport

struct ConfinedProcessTests {
    private let root: String

    init() throws {
        root = try temporaryFolder().path
        for folder in ["given", "own", "pictures", "outside"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        for file in ["given/a", "outside/a"] {
            try Data("a\n".utf8).write(to: URL(fileURLWithPath: "\(root)/\(file)"))
        }
    }

    private var policy: SandboxPolicy {
        var policy = SandboxPolicy()
        policy.readable = [root + "/given"]
        policy.own = [root + "/own"]
        policy.changeable = [root + "/pictures"]
        policy.executable = SandboxPolicy.loaders.union(["/usr", "/bin"])
        return policy
    }

    /// What a shell prints for a script in which @ stands for the folder.
    private func run(_ script: String, _ policy: SandboxPolicy?) throws -> String {
        var process = ConfinedProcess(
            "/bin/sh", ["-c", script.replacing("@", with: root)], environment: ["PATH": "/usr/bin:/bin"])
        process.policy = policy
        process.folder = "/"
        var ends: [Int32] = [-1, -1]
        try #require(Glibc.pipe(&ends) == 0)
        let nothing = open("/dev/null", O_RDWR)
        let child = try process.start(input: nothing, output: ends[1], error: nothing)
        close(nothing)
        close(ends[1])
        let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return String(decoding: output, as: UTF8.self)
    }

    @Test(
        .enabled(if: Sandbox.support == .whole),
        arguments: [
            ("cat @/given/a", "a\n", true), ("cat @/outside/a", "a\n", false),
            ("cat @/given/../outside/a", "a\n", false),
            ("ls @/outside", "a\n", false), ("ln -s @/outside/a @/own/l; cat @/own/l", "a\n", false),
            ("ln @/outside/a @/own/h && echo made", "made\n", false),
            ("echo b > @/own/b; cat @/own/b", "b\n", true), ("echo b > @/pictures/b; cat @/pictures/b", "b\n", true),
            ("ln -s a @/own/link && echo made", "made\n", true),
            ("ln -s a @/pictures/link && echo made", "made\n", false),
            ("mv @/own/link2 @/pictures/ && echo moved", "moved\n", false),
            ("echo b > @/outside/b && echo made", "made\n", false),
            ("echo b > @/given/b && echo made", "made\n", false),
            ("echo b >> @/given/a && echo made", "made\n", false), ("rm @/outside/a && echo gone", "gone\n", false),
            ("mkfifo @/own/p && echo made", "made\n", false),
            ("cat /etc/passwd > /dev/null && echo read", "read\n", false),
            ("cat /proc/1/environ > /dev/null && echo read", "read\n", false),
            ("unshare -r true && echo apart", "apart\n", false)
        ])
    func aSandboxLetsThrough(script: String, printed: String, isLetThrough: Bool) throws {
        #expect(try run(script, policy) == (isLetThrough ? printed : ""))
    }

    @Test func withoutASandboxEverythingGoesThrough() throws {
        #expect(try run("cat @/outside/a; echo b > @/outside/b; ls @/outside", nil) == "a\na\nb\n")
    }

    @Test func aProgramThatIsNotThereIsAnError() {
        #expect(throws: ConfinedProcess.Errno.self) {
            try ConfinedProcess("/nowhere/program", [], environment: [:]).start(input: 0, output: 1, error: 2)
        }
    }

    @Test func rootsAreThoseOfThePaths() {
        var policy = SandboxPolicy()
        policy.readable = ["/srv/a/b", "/proc/self", "/home/me/project"]
        #expect(Set(policy.roots).isSuperset(of: ["/usr", "/etc", "/dev", "/srv", "/home"]))
        #expect(!policy.roots.contains("/proc") && !policy.roots.contains("/root"))
    }
}
