import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import darkroom

/// Some of a module's files are checked as the compiler's driver would check all.
struct PartialCheckTests {
    private let folder: String

    init() throws { folder = try temporaryFolder().path }

    /// A driver that says what it would start: a frontend, which says what it was told.
    private func toolchain(jobs: String? = nil) throws -> Toolchain {
        let jobs =
            jobs ?? "'\(folder)/frontend' -frontend -typecheck -primary-file A.swift -D 'TWO WORDS' -module-name M"
        for (name, text) in [
            ("swiftc", "echo \"$@\" > told\ncat <<'END'\n\(jobs)\nEND\n"), ("frontend", "echo \"$@\"\n")
        ] {
            try writeScript("#!/bin/sh\n\(text)", to: "\(folder)/\(name)")
        }
        return Toolchain(compiler: "\(folder)/swiftc")
    }

    @Test func someFilesAreCheckedAsAllWouldBe() throws {
        let toolchain = try toolchain()
        let arguments = [
            "-module-name", "M", "-wmo", "-num-threads", "2", "-emit-module", "-emit-module-path", "M.swiftmodule",
            "-c",
            "-D", "TWO WORDS", "other/Objects/B.o", "libRuntime.so", "-use-ld=lld", "-o", "program"
        ]
        let check = try #require(try PartialCheck(arguments, file: "A.swift", with: toolchain, in: folder))
        // Nothing is made, and nothing is linked.
        #expect(
            DescriptorIO.text("\(folder)/told")
                == "-module-name M -wmo -D TWO WORDS -typecheck -driver-print-jobs A.swift\n")
        let answer = try check.run(
            ["B.swift"], of: ["A.swift", "B.swift"], ["-solver-scope-threshold=1"], with: toolchain, in: folder)
        #expect(
            answer.text == "-frontend -typecheck -D TWO WORDS -module-name M -solver-scope-threshold=1 A.swift "
                + "-primary-file B.swift\n")
    }

    @Test func manyFilesAreSharedOutAndWhatTheirFlowShowsIsFound() throws {
        let toolchain = try toolchain()
        let check = try #require(try PartialCheck([], file: "A.swift", with: toolchain, in: folder))
        let files = (10..<50).map { "\($0).swift" }
        let lines = try check.run(Set(files.dropFirst()), of: files, to: .flow, with: toolchain, in: folder).text
            .split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines {
            let words = line.split(separator: " ")
            #expect(words.contains("-emit-module") && !words.contains("-typecheck"))
            #expect(files.allSatisfy { words.contains(Substring($0)) })
            // What is made has a place for each file.
            #expect(words.count { $0 == "-o" } == words.count { $0 == "-primary-file" })
        }
        #expect(lines.map { $0.split(separator: " ").count { $0 == "-primary-file" } } == [19, 20])
    }

    @Test(arguments: ["", "swift-frontend -c A.swift", "a -typecheck\nb -typecheck"])
    func aDriverThatSaysSomethingElseChecksAll(jobs: String) throws {
        #expect(try PartialCheck([], file: "A.swift", with: try toolchain(jobs: jobs), in: folder) == nil)
    }
}
