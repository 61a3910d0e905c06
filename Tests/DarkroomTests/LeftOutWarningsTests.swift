import Foundation
import TestSupport
import Testing

@testable import darkroom

/// What was left out is told in as many lines as somebody reads.
struct LeftOutWarningsTests {
    private func file(_ name: String, parts: Int = 1, imports modules: Set<String> = []) -> OmittedFile {
        OmittedFile(
            path: "Kit/\(name).swift", modules: modules,
            parts: (1...parts).map { OmittedFile.Part(title: "func f()", line: $0, error: "cannot find 'x' in scope") })
    }

    @Test func fewFilesAreToldOneByOne() {
        let warnings = LeftOutWarnings([file("A"), file("B", parts: 2)], of: "Kit")
        #expect(warnings.list(verbose: false).count == 2)
        #expect(warnings.list(verbose: true).count == 3)
    }

    @Test func manyFilesAreOneLineWithTheReasons() {
        let files =
            [file("A", parts: 3, imports: ["GRDB", "HAKit"]), file("B", imports: ["GRDB"])]
            + ["C", "D", "E"].map { file($0) } + [file("F", imports: ["A", "B", "C", "D"])]
        let warnings = LeftOutWarnings(files, of: "Kit")
        #expect(
            warnings.list(verbose: false) == [
                "8 parts of Kit in 6 files are left out (findings show where they are used): 3 files import GRDB, A, "
                    + "B, C and 2 more, which aren't available, 3 files use code that is left out or missing; "
                    + "--verbose lists them all"
            ])
        #expect(warnings.list(verbose: true).count == 8)
    }

    @Test func whatIsNoNameIsNotSaidToBeOfTheMissingModule() {
        func warning(_ error: String, isApples: Bool = false) -> String {
            let part = OmittedFile.Part(title: "func f()", error: error, isApples: isApples)
            return OmittedFile(path: "A.swift", modules: ["GRDB"], parts: [part]).warnings
        }
        #expect(warning("cannot find 'x' in scope").contains(": its file imports GRDB, which isn't available ("))
        #expect(warning("missing argument").contains(": it does not compile here, and its file imports GRDB, which is"))
        #expect(
            warning("cannot find 'NSImage' in scope", isApples: true).contains(": it uses an API that Darkroom"))
    }

    @Test func filesAreToldWhereTheyLieNow() throws {
        let folder = try temporaryFolder().path
        try LeftOutWarnings([file("A"), file("B")], of: "Kit").write(to: folder)
        let moved = LeftOutWarnings(folder, origins: ["Kit/A.swift": "/there/A.swift"])
        let places = moved.list(verbose: false).map { $0.prefix { $0 != "'" } }
        #expect(places == ["/there/A.swift:1: ", "Kit/B.swift:1: "])
        try LeftOutWarnings([file("A", parts: 2)], of: "Kit", isRemote: true).write(to: folder)
        let remote = LeftOutWarnings(folder, origins: ["Kit/A.swift": "/there/New.swift"])
        #expect(remote.list(verbose: false).first?.contains("'func f()' of New.swift (cannot find") == true)
    }
}
