import Foundation
import GoldenSupport
import SwiftUI
import Testing

@testable import GoldenFixtures

/// What the golden tests say and leave when something is wrong.
@Suite("Checking goldens") @MainActor
final class GoldenCheckTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
    private let red = Fixture("area/case", 10, 10) { Color.red.frame(width: 6, height: 6) }
    private let blue = Fixture("area/case", 10, 10) { Color.blue.frame(width: 6, height: 6) }

    private var store: GoldenStore { GoldenStore(folder: folder.appendingPathComponent("golden")) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func problems(_ fixture: Fixture, _ mode: RecordMode) async throws -> [String] {
        let failures = FailureFolder(folder: folder.appendingPathComponent("failures"))
        return try await GoldenCheck(store: store, failures: failures, mode: mode).problems(of: fixture)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    @Test("A missing golden names its file and the command that records it")
    func missing() async throws {
        let problem = try #require(await problems(red, .never).first)
        #expect(problem.contains("golden/area/case.png: has no golden yet"))
        #expect(problem.contains("make record RECORD=missing"))
        #expect(!exists("golden/area/case.png"))
    }

    @Test("A recorded golden holds")
    func recorded() async throws {
        #expect(try await problems(red, .missing) == [])
        #expect(exists("golden/area/case.png") && exists("golden/area/case.txt"))
        #expect(try await problems(red, .never) == [])
    }

    @Test("A difference is counted, boxed, explained by its line and shown in three panes")
    func difference() async throws {
        _ = try await problems(red, .missing)
        let problem = try #require(await problems(blue, .never).first)
        // 6 × 6 points at 2 pixels per point, from the second point on.
        #expect(problem.contains("144 pixels differ"))
        #expect(problem.contains("x 4–16, y 4–16 px"))
        #expect(problem.contains("display list, line 2:"))
        #expect(problem.contains("make record RECORD=failed"))
        #expect(exists("failures/area/case.png") && exists("failures/area/case.txt"))
        #expect(try await problems(red, .never) == [])
        #expect(!exists("failures/area/case.png"), "a test that holds again leaves no failure behind")
    }

    @Test("Recording what is missing leaves a difference a failure, recording failures accepts it")
    func modes() async throws {
        _ = try await problems(red, .missing)
        #expect(try await problems(blue, .missing).count == 1)
        #expect(try await problems(blue, .failed) == [])
        #expect(try await problems(blue, .never) == [])
    }

    @Test("Frames that contradict the fixture fail in every mode")
    func frames() async throws {
        let wrong = Fixture("area/case", 10, 10, frames: [rect(0, 0, 6, 6)]) { Color.red.frame(width: 6, height: 6) }
        let problem = try #require(await problems(wrong, .all).first)
        #expect(problem.contains("leaves lie at (2.0, 2.0, 6.0, 6.0), not at (0.0, 0.0, 6.0, 6.0)"))
    }

    @Test("Files without a fixture are obsolete")
    func obsolete() async throws {
        _ = try await problems(red, .missing)
        #expect(store.obsoleteFiles(keeping: ["area/case"]) == [])
        #expect(store.obsoleteFiles(keeping: []) == ["area/case.png", "area/case.txt"])
    }

    @Test("A word that is no mode is refused")
    func unknownMode() throws {
        #expect(try RecordMode.current(["DARKROOM_RECORD": "failed"]) == .failed)
        #expect(try RecordMode.current([:]) == .never)
        #expect(throws: GoldenError.self) { try RecordMode.current(["DARKROOM_RECORD": "yes"]) }
    }

    @Test("A text that ends early differs where it ends")
    func shorterText() throws {
        let line = try #require(GoldenMismatch.firstDifference("a\nb", "a"))
        #expect((line.number, line.expected, line.actual) == (2, "b", nil))
    }
}
