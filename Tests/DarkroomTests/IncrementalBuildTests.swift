import Foundation
import Glibc
import RenderCoordinator
import SystemSupport
import TestSupport
import Testing

@testable import darkroom

/// Which files the compiler is given after an edit, and what comes of its answers.
struct IncrementalBuildTests {
    private let folder: String
    private let cache: ProgramCache

    init() throws {
        folder = try temporaryFolder().path
        cache = ProgramCache(environment: ["XDG_CACHE_HOME": folder])
    }

    private func build(_ identity: String = "Clock", isExpected: Bool = true) throws -> IncrementalBuild? {
        try IncrementalBuild([identity], in: cache, isExpected: isExpected)
    }

    /// A compiler that says what it is asked, and makes the program that `-o` names unless a file holds `error`.
    private func toolchain(failing: String = "") throws -> Toolchain {
        let script = """
            #!/bin/sh
            echo "$@" >> "\(folder)/log"
            if grep -q wrong *.swift; then
              \(failing.isEmpty ? "echo \"A.swift:1:1: error: no\"" : failing)
              exit 1
            fi
            while [ "$1" != -o ]; do shift; done
            echo made > "$2"
            """
        try writeScript(script, to: "\(folder)/swiftc")
        return Toolchain(compiler: "\(folder)/swiftc")
    }

    private var log: [String] {
        (DescriptorIO.text("\(folder)/log") ?? "").split(separator: "\n").map(String.init)
    }

    private func seconds(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
    }

    @Test func whatIsCompiledOnceIsCompiledAsAWhole() throws {
        #expect(try build(isExpected: false) == nil)
        #expect(try build(isExpected: false) != nil)
        #expect(try build("Other", isExpected: false) == nil)
        #expect(try build("Watched", isExpected: true) != nil)
    }

    @Test func onlyFilesThatChangeLookNewer() throws {
        let build = try #require(try build()), toolchain = try toolchain()
        _ = try build.run(["A.swift": "a", "Views/B.swift": "b"], ["-Onone"], with: toolchain)
        let times = [seconds("\(build.sources)/A.swift"), seconds("\(build.sources)/Views/B.swift")]
        // Three saves within a second: the compiler compares whole seconds.
        for number in 1...3 {
            _ = try build.run(["A.swift": "a\(number)", "Views/B.swift": "b"], ["-Onone"], with: toolchain)
            #expect(seconds("\(build.sources)/A.swift") == times[0] + number)
            #expect(seconds("\(build.sources)/Views/B.swift") == times[1])
        }
        #expect(log.count == 4)
        #expect(log[0].hasPrefix("-Onone -incremental -enable-batch-mode -j"))
        #expect(log[0].hasSuffix(" A.swift Views/B.swift"))
    }

    private func compile(_ files: [String: String], _ toolchain: Toolchain) throws -> [OmittedFile] {
        try Compilation(
            toolchain: toolchain, folder: "\(folder)/whole/Sources", files: files,
            origins: ["A.swift": "Clock/A.swift"],
            absent: AbsentModules([:], ModuleAvailability(runtime: [], toolchain: [])), name: "Clock",
            incremental: try build(), diagnostics: CollectedDiagnostics()
        ).run(["-wmo"], output: "\(folder)/program")
    }

    @Test func theProgramIsWhereItWasAskedFor() throws {
        #expect(try compile(["A.swift": "a"], try toolchain()).isEmpty)
        #expect(DescriptorIO.text("\(folder)/program") == "made\n")
        #expect(log.count == 1 && !log[0].contains("-wmo"))
    }

    @Test func errorsInFilesEndTheCompilationAtOnce() throws {
        let error = #expect(throws: CommandFailure.self) { _ = try compile(["A.swift": "wrong"], try toolchain()) }
        #expect(error?.status == .sourceDidNotCompile && log.count == 1)
        // What was kept is right once the file is.
        #expect(try compile(["A.swift": "right"], try toolchain()).isEmpty)
    }

    @Test func otherErrorsStartAnew() throws {
        _ = try compile(["A.swift": "a"], try toolchain())
        let toolchain = try toolchain(
            failing: "case \"$*\" in *-incremental*) echo 'error: link failed'; exit 1;; esac; rm A.swift")
        _ = #expect(throws: CommandFailure.self) { _ = try compile(["A.swift": "wrong"], toolchain) }
        #expect(log.count == 3 && log[1].contains("-incremental") && log[2].contains("-wmo"))
        #expect(try build(isExpected: false) == nil)
    }
}
