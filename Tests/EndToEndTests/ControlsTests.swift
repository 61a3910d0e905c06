import Foundation
import TestSupport
import Testing

/// A folder with controls beside a widget.
struct ControlsTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/UsesControls").path

    private func render(
        _ arguments: [String], status: Int32 = 0
    ) async throws -> (lists: [String: String], manifest: [String: Any]) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            ["render", Self.folder, "--output", output.path, "--display-lists"] + arguments)
        #expect(run.status == status, "\(run.errors)")
        let files = try rendered.files()
        let lists = files.filter { $0.key.hasSuffix(".txt") }.mapValues { String(decoding: $0, as: UTF8.self) }
        let manifest = try JSONSerialization.jsonObject(with: try #require(files["manifest.json"])) as? [String: Any]
        return (lists, try #require(manifest))
    }

    @Test func aBundleHoldsWidgetsAndControls() async throws {
        let (lists, manifest) = try await render([
            "--family", "systemSmall,controlMedium", "--kind", "house", "--kind", "lamp"
        ])
        let files = lists.keys.filter { $0.hasPrefix("lamp/") }.sorted()
        #expect(files == ["current", "off", "on", "preview"].map { "lamp/controlMedium/\($0)-dark.txt" })
        #expect(lists["house/systemSmall/timeline-0-light.txt"] != nil)
        #expect(lists["lamp/controlMedium/current-dark.txt"]?.contains("\"Desk\"") == true)
        #expect(lists["lamp/controlMedium/off-dark.txt"]?.contains("\"Sample\"") == true)
        let widgets = try #require(manifest["widgets"] as? [[String: Any]])
        let lamp = try #require(widgets.first { $0["kind"] as? String == "lamp" })
        #expect(lamp["displayName"] as? String == "Lamp" && lamp["description"] as? String == "Switches the lamp.")
        let pictures = try #require(manifest["pictures"] as? [[String: Any]])
        let on = try #require(pictures.first { $0["file"] as? String == "lamp/controlMedium/on-dark.png" })
        let control = try #require(on["control"] as? [String: Any])
        #expect(control["title"] as? String == "Sample Lamp" && control["value"] as? String == "Bright")
        #expect(control["status"] as? String == "It is bright now" && control["actionHint"] as? String == "Turn Off")
        #expect(on["variant"] as? String == "on" && on["family"] as? String == "controlMedium")
        #expect((on["size"] as? [String: Double]) == ["width": 152, "height": 69])
    }

    @Test func aValueThatCannotBeHadCostsItsOwnPicture() async throws {
        let (lists, manifest) = try await render(["--kind", "broken", "--family", "controlSmall"], status: 4)
        #expect(lists.keys.sorted() == ["off", "on", "preview"].map { "broken/controlSmall/\($0)-dark.txt" })
        let failure = try #require((manifest["failures"] as? [[String: Any]])?.first)
        #expect((failure["message"] as? String)?.contains("currentValue() of widget 'broken' failed") == true)
        #expect(failure["variant"] as? String == "current")
    }

    @Test func controlsAreConfigured() async throws {
        let (lists, _) = try await render([
            "--kind", "room", "--family", "controlLarge", "--variant", "current",
            "--configuration", #"{"room": "hall"}"#
        ])
        #expect(lists["room/controlLarge/current-dark.txt"]?.contains("\"Hall\"") == true)
        let listing = try await DarkroomProgram.run(["configurations", Self.folder, "--kind", "room"])
        #expect(listing.output.contains("kitchen") && listing.output.contains("Choose Room"))
    }

    /// The toggle's own value is what the intent stored.
    @Test func tappingAToggleSwitchesIt() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        defer { RenderedFolder(url: output).remove() }
        let run = try await DarkroomProgram.run([
            "tap", Self.folder, "--kind", "com.avitsadok.MaindoorControl", "--family", "controlMedium", "--json",
            "--output", output.path
        ])
        #expect(run.status == 0, "\(run.errors)")
        let answer = try #require(try DarkroomProgram.result(run.output) as? [String: Any])
        let tap = try #require(answer["tap"] as? [String: Any])
        func values(_ step: String) throws -> String? {
            let control = (tap[step] as? [String: Any])?["control"] as? [String: Any]
            return control?["value"] as? String
        }
        #expect(try values("before") == "Closed" && values("during") == "Opened" && values("after") == "Opened")
        let performed = try #require(tap["performed"] as? [String: Any])
        #expect(performed["intent"] as? String == "MaindoorIntent")
        #expect((performed["parameters"] as? [String: Bool]) == ["value": true])
    }
}
