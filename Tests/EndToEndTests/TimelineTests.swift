import Foundation
import Rasterizer
import TestSupport
import Testing

/// A folder whose widgets are played over time.
struct TimelineTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/PlaysTime").path

    private struct Played {
        var files: [String: Data]
        var manifest: [String: Any]

        func track(_ kind: String) throws -> [String: Any] {
            try #require((manifest["tracks"] as? [[String: Any]])?.first { $0["kind"] as? String == kind })
        }

        func events(_ kind: String, _ name: String) throws -> [[String: Any]] {
            try #require(try track(kind)["events"] as? [[String: Any]]).filter { $0["event"] as? String == name }
        }

        func codes(_ kind: String) throws -> [String] {
            try #require(try track(kind)["findings"] as? [[String: Any]]).compactMap { $0["code"] as? String }
        }
    }

    private func play(_ arguments: [String]) async throws -> Played {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            ["timeline", Self.folder, "--output", output.path, "--scale", "1", "--from", "2026-01-01T06:00"] + arguments
        )
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let manifest = try JSONSerialization.jsonObject(with: try #require(files["timeline.json"])) as? [String: Any]
        return Played(files: files, manifest: try #require(manifest))
    }

    @Test func aTapThatMeetsNoURLHandsTheAppAnActivity() async throws {
        let played = try await play([
            "--kind", "steps", "--for", "1h", "--tap", "2026-01-01T06:30,60,40,steps", "--only", "pictures"
        ])
        let tap = try #require(try played.events("steps", "tapped").first?["tap"] as? [String: Any])
        #expect((tap["target"] as? [String: Any])?["what"] as? String == "app")
        #expect(
            (tap["userActivity"] as? [String: Any])?["userInfo"] as? [String: String] == [
                "WGWidgetUserInfoKeyKind": "steps", "WGWidgetUserInfoKeyFamily": "systemSmall"
            ])
    }

    @Test func aDayOfWidgets() async throws {
        let played = try await play(["--for", "12h"])
        // Asked every four hours; the provider itself counts in its memory.
        #expect(
            try played.events("steps", "asked").map { $0["at"] as? String } == [
                "2026-01-01T06:00:00Z", "2026-01-01T10:00:00Z", "2026-01-01T14:00:00Z"
            ])
        let shown = try played.events("steps", "shown")
        #expect(shown.count == 12)
        #expect(shown.map { $0["entry"] as? Int } == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
        // Every hour tells its time, so all pictures differ.
        let films = try #require(try played.track("steps")["films"] as? [[String: Any]])
        #expect((films[0]["pictures"] as? [Any])?.count == 12)
        #expect(played.files["steps/systemSmall/20260101-060000-light.png"] != nil)
        #expect(played.files["steps/systemSmall/strip-light.png"] != nil)
        #expect((films[0]["animation"] as? [String: Any])?["transitions"] as? Int == 11)
        #expect((try played.track("steps")["smartStack"] as? [Any])?.count == 7)

        // The eager one is held back to every half hour.
        #expect(try played.events("eager", "asked").count == 25)
        #expect(try played.events("eager", "delayed").count == 24)
        #expect(try played.codes("eager").contains("reload-budget-exceeded"))

        // The kettle shows its placeholder until the hour.
        let kettle = try played.events("kettle", "shown")
        #expect(kettle.map { $0["entry"] as? Int } == [nil, 0, 1])
        #expect(try played.codes("kettle").contains("timeline-starts-late"))
    }

    @Test func widgetsReloadEachOtherAndTapsPerform() async throws {
        let played = try await play([
            "--kind", "harbour", "--kind", "boat", "--for", "8h", "--tap", "2026-01-01T10:00,60,40,boat", "--tap",
            "2026-01-01T11:00,60,120,boat/systemSmall", "--only", "pictures", "--transitions", "none"
        ])
        func asked(_ kind: String) throws -> [String?] {
            try played.events(kind, "asked").map { event in
                "\((event["at"] as? String ?? "").dropFirst(11).prefix(5)) \(event["because"] ?? "") \(event["by"] ?? "-")"
            }
        }
        // The harbour is asked every three hours after the tap as before it.
        #expect(try asked("harbour") == ["06:00 start -", "09:00 after -", "10:00 intent boat", "13:00 after -"])
        #expect(
            try asked("boat") == [
                "06:00 start -", "09:00 widgetCenter harbour", "10:00 intent boat", "13:00 widgetCenter harbour"
            ])
        let tapped = try played.events("boat", "tapped").compactMap { $0["tap"] as? [String: Any] }
        #expect(tapped.count == 2)
        #expect((tapped[0]["performed"] as? [String: Any])?["intent"] as? String == "BailIntent")
        #expect(tapped[0]["reloaded"] as? [String] == ["boat", "harbour"])
        #expect((tapped[1]["target"] as? [String: Any])?["url"] as? String == "boat://home")
        #expect(tapped[1]["performed"] == nil)
        // The tide is at 1 and 2; the tap takes 10 off, and the harbour that it reloads adds one before the boat is
        // asked, so -7 and -6: what a provider or intent stores, the others read.
        let films = try #require(try played.track("boat")["films"] as? [[String: Any]])
        #expect((films[0]["pictures"] as? [Any])?.count == 4)
        #expect(try played.codes("boat").isEmpty)
    }

    @Test func whatComesOutDoesNotDependOnTheJobs() async throws {
        let arguments = [
            "--for", "4h", "--every", "30m", "--scheme", "light,dark", "--tap", "2026-01-01T07:10,60,40,boat"
        ]
        let one = try await play(arguments + ["--jobs", "1"])
        #expect(try await play(arguments + ["--jobs", "3"]).files == one.files)
    }

    @Test func theAppReloadsAndDatesMoveOn() async throws {
        let played = try await play([
            "--kind", "kettle", "--for", "90m", "--every", "1m", "--reload", "2026-01-01T06:30,kettle", "--only",
            "pictures"
        ])
        #expect(try played.events("kettle", "asked").map { $0["because"] as? String } == ["start", "app"])
        let films = try #require(try played.track("kettle")["films"] as? [[String: Any]])
        #expect(films[0]["frames"] as? Int == 90)
        // The placeholder, four minutes of heating and the tea.
        #expect((films[0]["pictures"] as? [Any])?.count == 6)
        #expect(played.files.keys.filter { $0.hasSuffix(".png") }.count == 6)
        #expect(films[0]["filmStrip"] == nil && films[0]["animation"] == nil)
    }

    @Test func aDayOfAnEntryAMinute() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "timeline", Example.minuteTimeline.folder, "--output", output.path, "--scale", "1", "--only", "strip"
        ])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Played 24h of 1 timeline: 1440 moments, 1440 images"), "\(run.output)")
        let files = try rendered.files(), json = try #require(files["timeline.json"])
        let manifest = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        let played = Played(files: files, manifest: try #require(manifest))
        // Sixty entries from now on reach to 59 minutes later: 1440 / 59 is 24.4.
        #expect(try played.track("widgetDemoW")["reloads"] as? Int == 25)
        #expect(try played.track("widgetDemoW")["delayedReloads"] as? Int == 0)
        #expect(try played.codes("widgetDemoW").contains("timeline-crowded"))
        #expect(Set(played.files.keys) == ["timeline.json", "index.html", "widgetDemoW/systemMedium/strip-light.png"])
    }

    @Test func momentsBetweenEntries() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.folder, "--output", output.path, "--scheme", "light", "--clock", "2026-01-01T06:00",
            "--display-lists", "--at", "2026-01-01T07:01:30,2026-01-01T07:30", "--at", "2026-01-01T10:30"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let lists = try rendered.files().filter { $0.key.hasSuffix(".txt") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(lists.count == 15)
        // Of four minutes' heating two and a half are left.
        #expect(lists["kettle/systemSmall/at-20260101-070130-light.txt"]?.contains("2:30") == true)
        #expect(lists["kettle/systemSmall/at-20260101-073000-light.txt"]?.contains("Tea!") == true)
        // By half past ten the provider has been asked a second time.
        #expect(lists["steps/systemSmall/at-20260101-103000-light.txt"]?.contains("10:00") == true)
        #expect(lists["steps/systemSmall/at-20260101-103000-light.txt"]?.contains("\"2,218\"") == true)
        let early = try await DarkroomProgram.run([
            "render", Self.folder, "--output", output.path, "--at", "2025-12-31"
        ])
        #expect(early.status == 2)
        #expect(early.errors.contains("--at 2025-12-31"), "\(early.errors)")
    }
}
