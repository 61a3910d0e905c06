import Foundation
import RenderCoordinator
import SystemSupport
import TestSupport
import Testing

@testable import darkroom

/// With a compiler that finds an error in every file and counts how often it is asked.
struct FailedCompilationsTests {
    private let folder: String
    private let cache: ProgramCache

    init() throws {
        folder = try temporaryFolder().path
        cache = ProgramCache(environment: ["XDG_CACHE_HOME": folder + "/cache"])
        let compiler = """
            #!/bin/sh
            echo run >> \(folder)/runs
            echo "$PWD/A.swift:1:9: error: no" >&2
            exit 1
            """
        try writeScript(compiler, to: "\(folder)/swiftc")
    }

    private var runs: Int {
        String(decoding: FileManager.default.contents(atPath: "\(folder)/runs") ?? Data(), as: UTF8.self)
            .split(separator: "\n").count
    }

    private func compile(_ name: String, retry: Bool = false) throws -> (messages: String, error: String) {
        let diagnostics = CollectedDiagnostics()
        let failures = FailedCompilations(cache, mayAnswer: !retry), place = "\(folder)/\(name)"
        let compilation = Compilation(
            toolchain: Toolchain(compiler: "\(folder)/swiftc"), folder: place, files: ["A.swift": "let a = b"],
            origins: ["A.swift": "\(name)/A.swift"],
            absent: AbsentModules([:], ModuleAvailability(runtime: [], toolchain: [])), name: name,
            allowsOmission: false,
            failure: failures.record(of: "key"), diagnostics: diagnostics)
        let error = #expect(throws: CommandFailure.self) {
            try compilation.run([], output: "/dev/null") { _ in "Try \(name)" }
        }
        return (diagnostics.all.map(\.text).joined(), error?.message ?? "")
    }

    @Test func unchangedSourcesAreAnsweredAtOnce() throws {
        let first = try compile("One"), second = try compile("Two")
        #expect(runs == 1)
        // They lie elsewhere now.
        #expect(first.messages == "One/A.swift:1:9: error: no\n")
        #expect(second.messages == "Two/A.swift:1:9: error: no\n")
        #expect(second.error == "Two did not compile; see the compiler's messages above. Try Two")
        _ = try compile("Three", retry: true)
        #expect(runs == 2)
    }
}
