import Foundation
import TestSupport
import Testing

/// A folder with Live Activities beside a widget.
struct ActivityTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesActivities").path
    private static let delivery = #"""
        {"kind": "DeliveryAttributes", "name": "riding", "attributes": {"order": "A7", "pizzas": [{"name": "Margherita", "count": 2}]},
        "contentState": {"driver": "Mira", "stops": 3, "arrival": [788953260, 788954760], "phase": "riding"}}
        """#
    private static let late = delivery.replacingOccurrences(
        of: #""name": "riding""#, with: #""stale": true, "ended": true"#)

    private func run(_ arguments: [String]) async throws -> (status: Int32, output: String, errors: String) {
        try await DarkroomProgram.run(arguments)
    }

    @Test func everyPresentationOfEveryStateIsDrawn() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await run([
            "render", Self.folder, "--output", output.path, "--display-lists", "--activity",
            "[\(Self.delivery), \(Self.late)]"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let lists = files.filter { $0.key.hasSuffix(".txt") }.mapValues { String(decoding: $0, as: UTF8.self) }
        func shows(_ file: String, _ texts: String...) {
            for text in texts { #expect(lists[file]?.contains(text) == true, "\(text) in \(lists[file] ?? "nothing")") }
        }
        shows(
            "DeliveryAttributes/lockScreen/state-0-light.txt", "Mira", " brings order ", "A7", "Riding", "2 Margherita")
        shows("DeliveryAttributes/lockScreen/state-1-dark.txt", "Waiting for news")
        shows(
            "DeliveryAttributes/expanded/state-0-dark.txt", " stops", "25:00", "Mira", " is on the way", "Call", "Tip")
        shows("DeliveryAttributes/expanded/state-1-dark.txt", "No news for a while")
        shows("DeliveryAttributes/compact/state-0-dark.txt", "25:00")
        shows("DeliveryAttributes/smartStack/state-0-dark.txt", "3", " stops")
        #expect(lists["DeliveryAttributes/lockScreen/privacy-light.txt"]?.contains("Mira") == false)
        #expect(lists["DeliveryAttributes/expanded/state-0-light.txt"] == nil)
        #expect(lists["orders/systemSmall/timeline-0-light.txt"] != nil)

        let manifest = try JSONSerialization.jsonObject(with: try #require(files["manifest.json"])) as? [String: Any]
        let pictures = try #require(manifest?["pictures"] as? [[String: Any]])
        let expanded = try #require(
            pictures.first { $0["file"] as? String == "DeliveryAttributes/expanded/state-0-dark.png" })
        #expect((expanded["activity"] as? [String: Any])?["name"] as? String == "riding")
        #expect(expanded["widgetURL"] as? String == "pizza://order/A7")
        #expect((expanded["links"] as? [[String: Any]])?.map { $0["url"] as? String } == ["pizza://contact"])
        #expect((expanded["intents"] as? [[String: Any]])?.map { $0["intent"] as? String } == ["TipIntent"])
        let stale = try #require(
            pictures.first { $0["file"] as? String == "DeliveryAttributes/lockScreen/state-1-light.png" })
        #expect((stale["activity"] as? [String: Any])?["isStale"] as? Bool == true)
        #expect((stale["activity"] as? [String: Any])?["hasEnded"] as? Bool == true)
        #expect(stale["widgetURL"] as? String == "pizza://lock")
        // The height is the content's.
        let height = try #require((stale["size"] as? [String: Double])?["height"])
        #expect(height > 84 && height < 160)
        let notes = try #require(manifest?["notes"] as? [String])
        #expect(notes.contains { $0.contains("TimerAttributes") && $0.contains(#""end":788954160"#) })
        #expect(String(decoding: try #require(files["index.html"]), as: UTF8.self).contains(#""label":"Expanded""#))
    }

    /// What an activity makes of values that nobody gave it costs no widget its pictures.
    @Test func anActivityThatTrapsWhileItIsDecodedCostsNothing() async throws {
        let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/FragileActivity").path
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let plain = try await run(["render", folder, "--output", output.path])
        #expect(plain.status == 0, "\(plain.errors)")
        #expect(try rendered.files()["calm/systemSmall/timeline-0-light.png"] != nil)
        let chosen = try await run([
            "render", folder, "--output", output.path, "--activity",
            #"{"contentState": {"page": "https://a.example"}}"#
        ])
        #expect(chosen.status == 0, "\(chosen.errors)")
        #expect(try rendered.files()["ParcelAttributes/lockScreen/state-0-light.png"] != nil)
        let timeline = try await run([
            "timeline", folder, "--output", output.path, "--kind", "ParcelAttributes", "--activity",
            #"{"contentState": {"page": "https://a.example"}}"#
        ])
        #expect(timeline.status == 2)
        #expect(timeline.errors.contains("only widgets have timelines"), "\(timeline.errors)")
    }

    @Test func aLockedDeviceHidesWhatIsSensitive() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await run([
            "render", Self.folder, "--output", output.path, "--display-lists", "--activity", Self.delivery, "--kind",
            "DeliveryAttributes", "--family", "lockScreen", "--variant", "state", "--scheme", "light", "--lock",
            "unlocked,locked"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let lists = try rendered.files().filter { $0.key.hasSuffix(".txt") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(lists["DeliveryAttributes/lockScreen/state-0-light.txt"]?.contains("Mira") == true)
        #expect(lists["DeliveryAttributes/lockScreen/state-0-light-locked.txt"]?.contains("Mira") == false)
    }

    @Test func aButtonOfTheIslandIsTapped() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let choice = [
            "tap", Self.folder, "--kind", "DeliveryAttributes", "--family", "expanded", "--activity", Self.delivery
        ]
        let list = try await run(choice + ["--list", "--json"])
        let answer = try #require(try DarkroomProgram.result(list.output) as? [String: Any])
        let report = try #require(answer["tap"] as? [String: Any])
        let regions = try #require(report["regions"] as? [[String: Any]])
        let button = try #require(regions.first { $0["intent"] as? String == "TipIntent" })
        let frame = try #require(button["frame"] as? [String: Double])
        let x = frame["x"]! + frame["width"]! / 2, y = frame["y"]! + frame["height"]! / 2
        let tapped = try await run(choice + ["--at", "\(x),\(y)", "--output", output.path])
        #expect(tapped.status == 0, "\(tapped.errors)")
        let files = try rendered.files()
        let presentationKinds = ["lockScreen", "compact", "minimal", "expanded", "smartStack", "carPlay"]
        #expect(
            Set(files.keys)
                == Set(
                    ["before.png", "during.png", "after.png", "tap.json"]
                        + presentationKinds.flatMap { ["activity-1-\($0)-before.png", "activity-1-\($0)-after.png"] }))
        // The intent finds the activity that is tapped, and thanks on the Lock Screen.
        #expect(files["activity-1-lockScreen-before.png"] != files["activity-1-lockScreen-after.png"])
        let done = try JSONSerialization.jsonObject(with: try #require(files["tap.json"])) as? [String: Any]
        #expect((done?["performed"] as? [String: Any])?["intent"] as? String == "TipIntent")
        let locked = try await run(choice + ["--at", "\(x),\(y)", "--output", output.path, "--lock", "locked"])
        #expect(locked.output.contains("the device is locked"), "\(locked.output)\(locked.errors)")
    }

    @Test(arguments: [
        (#"{"kind": "TimerAttributes", "contentState": {"end": "soon"}}"#, ["'contentState.end'", "a number", "2001"]),
        (#"{"kind": "TimerAttributes"}"#, ["'contentState.end' is missing"]),
        (#"{"contentState": {"end": 0}}"#, ["'DeliveryAttributes', 'TimerAttributes'"]),
        (#"{"kind": "Timer", "contentState": {"end": 0}}"#, ["'TimerAttributes'"])
    ])
    func wrongStatesEndWithTheWayOut(_ json: String, _ words: [String]) async throws {
        let run = try await run(["plan", Self.folder, "--activity", json])
        #expect(run.status == 2)
        for word in words { #expect(run.errors.contains(word), "\(word) in \(run.errors)") }
    }
}
