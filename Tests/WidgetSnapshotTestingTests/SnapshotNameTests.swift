import RenderModel
import Synchronization
import TestSupport
import Testing

@testable import WidgetSnapshotTesting

struct SnapshotNameTests {
    private static let caller = SnapshotCaller(
        fileID: "SomeTests/Scores.swift", filePath: "/tmp/Tests/SomeTests/Scores.swift", function: "testScore()",
        line: 1, column: 1)

    private static func inTest<Result>(_ body: () throws -> Result) rethrows -> Result {
        try AssertionCounts.$ofTest.withValue(AssertionCounts(), operation: body)
    }

    @Test func theFolderIsNamedAfterSuiteAndTest() {
        Self.inTest {
            let name = SnapshotName.next(nil, Self.caller)
            #expect(name.folder == "SnapshotNameTests/theFolderIsNamedAfterSuiteAndTest")
            #expect(name.filter == "SomeTests.SnapshotNameTests/theFolderIsNamedAfterSuiteAndTest")
        }
    }

    @Test func furtherAssertionsAreNumbered() {
        Self.inTest {
            let names = (0..<3).map { _ in SnapshotName.next(nil, Self.caller).folder.split(separator: "/").last }
            #expect(
                names == [
                    "furtherAssertionsAreNumbered", "furtherAssertionsAreNumbered.2", "furtherAssertionsAreNumbered.3"
                ])
            #expect(SnapshotName.next("won", Self.caller).folder.hasSuffix("/furtherAssertionsAreNumbered-won"))
        }
    }

    enum Place: String, CaseIterable { case home, away }

    private static let seen = Mutex<Set<String>>([])

    @Test(arguments: Place.allCases, ["a b", "a-b", "Köln", "x"])
    func argumentsTellTestsApart(_ place: Place, _ text: String) {
        Self.inTest {
            let name = SnapshotName.next(nil, Self.caller)
            #expect(name.folder.hasPrefix("SnapshotNameTests/argumentsTellTestsApart-\(place)-"))
            #expect(Self.seen.withLock { $0.insert(name.folder).inserted })
            if text == "x" { #expect(name.folder == "SnapshotNameTests/argumentsTellTestsApart-\(place)-x") }
        }
    }

    @Test func wordsAreNamesOfFilesEverywhere() {
        #expect(SnapshotName.word("small") == "small")
        #expect(SnapshotName.word("../a") != SnapshotName.word("..-a"))
        #expect(SnapshotName.word("../a").hasPrefix("-.-a-") || SnapshotName.word("../a").first != ".")
        #expect(!SnapshotName.word("a/b").contains("/") && !SnapshotName.word("").isEmpty)
        #expect(SnapshotName.word(String(repeating: "n", count: 500)).count <= 60)
        #expect(SnapshotName.word("a b") == SnapshotName.word("a b"))
    }

    @Test func modesAndVariantsAreThoseOfTheCommand() {
        #expect(WidgetSnapshotMode.allCases.map(\.rawValue) == ModeName.allCases.map(\.rawValue))
        #expect(Set(WidgetSnapshotVariant.allCases.map(\.rawValue)) == Set(VariantName.allCases.map(\.rawValue)))
    }

    @Test func goldensLieBesideTheTargetsFolder() throws {
        let sandbox = try Sandbox(["Package.swift": "", "Tests/SomeTests/Sub/Scores.swift": ""])
        let root = sandbox.folder.path
        var caller = Self.caller
        caller = SnapshotCaller(
            fileID: caller.fileID, filePath: "/nowhere/Tests/SomeTests/Sub/Scores.swift", function: caller.function,
            line: 1, column: 1)
        #expect(
            SnapshotPlace(WidgetSnapshotConfiguration(), caller).goldens.path == "/nowhere/Tests/Goldens/SomeTests")
        var configuration = WidgetSnapshotConfiguration()
        configuration.goldens = "Pictures"
        #expect(SnapshotPlace(configuration, caller).goldens.path == "/nowhere/Tests/SomeTests/Sub/Pictures")
        configuration.goldens = root
        #expect(SnapshotPlace(configuration, caller).goldens.path == root)
    }
}
