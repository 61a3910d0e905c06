import Foundation
import TestSupport
import Testing

/// Live Activities that intents request, update and end.
struct TouchedActivityTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/StartsActivities")
        .path

    private func run(_ arguments: [String], _ file: String) async throws -> (
        report: [String: Any], files: [String: Data]
    ) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            [arguments[0], Self.folder, "--output", output.path, "--scale", "1", "--kind", "laundry"]
                + arguments.dropFirst())
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let report = try JSONSerialization.jsonObject(with: try #require(files[file])) as? [String: Any]
        return (try #require(report), files)
    }

    @Test func aRequestIsToldAndDrawn() async throws {
        let (report, files) = try await run(["tap", "--at", "60,20"], "tap.json")
        let performed = try #require(report["performed"] as? [String: Any])
        let events = try #require(performed["activities"] as? [[String: Any]])
        #expect(events.map { $0["event"] as? String } == ["requested"])
        #expect(events[0]["kind"] as? String == "LaundryAttributes" && events[0]["state"] as? String == "active")
        #expect((events[0]["contentState"] as? [String: Int]) == ["minutes": 40])
        #expect(
            Set(files.keys) == [
                "before.png", "during.png", "after.png", "tap.json", "activity-1-lockScreen-after.png",
                "activity-1-compact-after.png", "activity-1-minimal-after.png", "activity-1-expanded-after.png"
            ])
        let pictures = try #require(report["activityPictures"] as? [[String: Any]])
        #expect(pictures.count == 4 && pictures.allSatisfy { $0["before"] == nil })
        let none = try await run(["tap", "--at", "60,100"], "tap.json")
        #expect(none.report["activityPictures"] == nil)
    }

    @Test func aTimelineTellsTheWholeLife() async throws {
        let (report, files) = try await run(
            [
                "timeline", "--from", "2026-01-01T06:00", "--for", "4h", "--scheme", "light",
                "--tap", "2026-01-01T07:00,60,20", "--tap", "2026-01-01T08:00,60,60", "--tap", "2026-01-01T09:00,60,100"
            ], "timeline.json")
        let track = try #require((report["tracks"] as? [[String: Any]])?.first)
        let taps = try #require(track["events"] as? [[String: Any]]).compactMap { $0["tap"] as? [String: Any] }
        let events = taps.flatMap { ($0["performed"] as? [String: Any])?["activities"] as? [[String: Any]] ?? [] }
        #expect(events.map { $0["event"] as? String } == ["requested", "updated", "ended"])
        #expect(events.map { $0["state"] as? String } == ["active", "active", "dismissed"])
        #expect(events.compactMap { ($0["contentState"] as? [String: Int])?["minutes"] } == [40, 35, 35])
        #expect((events[1]["alert"] as? [String: String])?["title"] == "Sooner")
        let folder = "laundry/systemSmall/activity-20260101"
        let lockScreen = ["\(folder)-070000-1-lockScreen-after.png", "\(folder)-080000-1-lockScreen-before.png"]
        // What was requested is what the update finds; what is ended at once has no picture after.
        let shown = try lockScreen.map { try #require(files[$0]) }
        #expect(shown[0] == shown[1])
        #expect(files["\(folder)-080000-1-lockScreen-after.png"] != shown[1])
        #expect(files["\(folder)-090000-1-lockScreen-before.png"] != nil)
        #expect(files["\(folder)-090000-1-lockScreen-after.png"] == nil)
        let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
        #expect(page.contains("requested the Live Activity LaundryAttributes"))
        #expect(page.contains("LaundryAttributes, lockScreen, before"))
    }
}
