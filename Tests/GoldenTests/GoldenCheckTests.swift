import Foundation
import Rasterizer
import SwiftUI
import Testing
import WidgetSnapshotTesting

@testable import GoldenFixtures

/// What the golden tests say and leave when something is wrong.
@Suite("Checking goldens") @MainActor
final class GoldenCheckTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
    private let red = Fixture("area/case", 10, 10) { Color.red.frame(width: 6, height: 6) }
    private let blue = Fixture("area/case", 10, 10) { Color.blue.frame(width: 6, height: 6) }

    private func goldens(_ mode: WidgetSnapshotRecordMode) throws -> DrawingGoldens {
        try DrawingGoldens(
            folder: folder.appendingPathComponent("golden"), failures: folder.appendingPathComponent("failures"),
            mode: mode
        ) { "make record RECORD=\($0.rawValue)" }
    }

    private func problems(_ fixture: Fixture, _ mode: WidgetSnapshotRecordMode) async throws -> [String] {
        try await GoldenCheck(goldens: goldens(mode)).problems(of: fixture)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    @Test("A missing golden names its file and the command that records it")
    func missing() async throws {
        let problem = try #require(await problems(red, .never).first)
        #expect(problem.contains("golden/area/case.png: there is no golden yet"))
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
        #expect(problem.contains("x 4–16, y 4–16"))
        #expect(problem.contains("- fill") && problem.contains("+ fill"))
        #expect(problem.contains("golden, rendered, difference: \(folder.path)/failures/area/case.png"))
        #expect(problem.contains("accept it: make record RECORD=changed"))
        #expect(exists("failures/area/case.png"))
        #expect(try await problems(red, .never) == [])
    }

    @Test("Recording what is missing leaves a difference a failure, recording changes accepts it")
    func modes() async throws {
        _ = try await problems(red, .missing)
        #expect(try await problems(blue, .missing).count == 1)
        #expect(try await problems(blue, .changed) == [])
        #expect(try await problems(blue, .never) == [])
    }

    @Test("Frames that contradict the fixture fail in every mode")
    func frames() async throws {
        let wrong = Fixture("area/case", 10, 10, frames: [rect(0, 0, 6, 6)]) { Color.red.frame(width: 6, height: 6) }
        let problem = try #require(await problems(wrong, .all).first)
        #expect(problem.contains("leaves lie at (2.0, 2.0, 6.0, 6.0), not at (0.0, 0.0, 6.0, 6.0)"))
    }

    @Test("A text that differs alone is told of")
    func text() throws {
        let png = try PNGEncoder().encode(Bitmap(width: 1, height: 1, pixels: [0]))
        #expect(try goldens(.missing).problem(named: "a/b", .init(png: png, text: "one\n")) == nil)
        let problem = try #require(try goldens(.never).problem(named: "a/b", .init(png: png, text: "two\n")))
        #expect(problem.contains("the pixels are equal, the text is not"))
        #expect(problem.contains("- one") && problem.contains("+ two"))
    }

    @Test("A golden that cannot be read is told of, and recorded anew")
    func damaged() async throws {
        _ = try await problems(red, .missing)
        try Data("no PNG".utf8).write(to: folder.appendingPathComponent("golden/area/case.png"))
        let problem = try #require(await problems(red, .never).first)
        #expect(problem.contains("the golden is not a readable PNG"))
        #expect(try await problems(red, .changed) == [])
        #expect(try await problems(red, .never) == [])
    }

    @Test("Files without a fixture are orphans, which recording changes removes")
    func orphans() async throws {
        _ = try await problems(red, .missing)
        #expect(try goldens(.never).orphans(besides: ["area/case"]) == [])
        #expect(try goldens(.never).orphans(besides: []) { $0.hasPrefix("other/") } == [])
        let orphans = try goldens(.missing).orphans(besides: [])
        #expect(orphans.count == 2)
        #expect(orphans.first?.hasPrefix("golden/area/case.png: no snapshot uses this golden anymore") == true)
        #expect(try goldens(.changed).orphans(besides: []) == [])
        #expect(!exists("golden/area/case.png") && !exists("golden/area/case.txt"))
    }
}
