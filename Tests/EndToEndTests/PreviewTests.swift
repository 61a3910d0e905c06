import Foundation
import TestSupport
import Testing

/// Folders with every form of preview.
struct PreviewTests {
    private static let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/HasPreviews").path
    private static let views = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/HasOnlyPreviews").path

    private struct Row: Decodable, Equatable {
        var name: String
        var family: String
        var device: String
        var entryCount: Int?
        var file: String?
        var line: Int?
    }

    private struct Document: Decodable {
        var result: [Row]
    }

    private func list(_ folder: String, _ arguments: [String] = []) async throws -> (rows: [Row], status: Int32) {
        let run = try await DarkroomProgram.run(["previews", folder, "--list", "--json"] + arguments)
        return (try JSONDecoder().decode(Document.self, from: Data(run.output.utf8)).result, run.status)
    }

    /// As Xcode lists them: by file, and in a file from top to bottom.
    @Test func everyFormIsListedInTheOrderOfTheSource() async throws {
        let (rows, status) = try await list(Self.folder)
        #expect(status == 4, "three previews cannot be made")
        #expect(
            rows.map { "\($0.name), \($0.family)" } == [
                "Intent, systemSmall",
                "On the way, lockScreen", "Compact, compact", "Rides.swift:48, expanded", "Minimal, minimal",
                "Notification, lockScreen",
                "Timeline, systemSmall", "Provider, systemMedium", "ScoreWidgets.swift:67, systemLarge",
                "Wrong entry, systemSmall",
                "Sample data, sizeThatFits", "Broken data, device",
                "Plain.swift:11, device", "Fitted, sizeThatFits", "Fixed, fixed-120x60", "Beside, device",
                "Across, landscape", "Named by a constant, fixed-100x50", "Several views, sizeThatFits",
                "Returns, sizeThatFits", "Previewable, fixed-100x50", "Arguments, sizeThatFits",
                "Arguments 2, sizeThatFits", "Dark, fixed-60x40", "Traps, device",
                "Debug, fixed-40x40", "In a type, sizeThatFits",
                "Small tile, systemSmall", "Tile_Previews, systemMedium", "Tile_Previews 2, systemLarge",
                "On the Lock Screen, accessoryRectangular",
                "Chip_Previews, sizeThatFits", "Chip_Previews 2, fixed-80x30", "Phone, landscape",
                "systemSmall, systemSmall", "systemMedium, systemMedium"
            ])
        #expect(rows.first { $0.name == "Timeline" }?.entryCount == 4)
        #expect(rows.first { $0.name == "Provider" }?.entryCount == 3)
        #expect(rows.first { $0.name == "Fitted" }?.file == "Views/Plain.swift")
        #expect(rows.first { $0.name == "Phone" }?.device == "iphone-375x667")
        #expect(rows.filter { $0.entryCount == nil }.map(\.name) == ["Wrong entry", "Broken data"])
    }

    @Test func eachIsDrawnAndATrapCostsOnlyItself() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "previews", Self.folder, "--output", output.path, "--display-lists"
        ])
        #expect(run.status == 4)
        let files = try rendered.files()
        let lists = files.filter { $0.key.hasSuffix(".txt") }.mapValues { String(decoding: $0, as: UTF8.self) }
        func list(_ name: String) -> String { lists["\(name).txt"] ?? "nothing among \(lists.keys.sorted())" }
        #expect(list("Timeline/systemSmall/0-light").contains("\"7\""))
        #expect(list("Timeline/systemSmall/3-light").contains("\"10\""))
        #expect(DrawnText.contains("medium 2", in: list("Provider/systemMedium/2-light")))
        #expect(list("Intent/systemSmall/light").contains("\"99\""))
        #expect(list("Previewable/fixed-100x50/light").contains("after"))
        #expect(list("Sample-data/sizeThatFits/light").contains("\"5\""))
        #expect(list("In-a-type/sizeThatFits/light").contains("secret"))
        #expect(list("Small-tile/systemSmall/light").contains("systemSmall"))

        #expect(DrawnText.contains("Ada in 3", in: list("On-the-way/lockScreen/1-light")))
        #expect(DrawnText.contains("expanded 12", in: list("Rides.swift-48/expanded/dark")))
        #expect(DrawnText.contains("Grace in 7", in: list("Notification/lockScreen/light")))

        let data = try #require(files["manifest.json"])
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let failures = try #require(manifest["failures"] as? [[String: Any]])
        #expect(Set(failures.compactMap { $0["kind"] as? String }) == ["Wrong entry", "Broken data", "Traps"])
        #expect(failures.contains { ($0["message"] as? String)?.contains("OtherEntry") == true })
        #expect(failures.contains { ($0["message"] as? String)?.contains("NoData") == true })
        #expect(failures.contains { ($0["message"] as? String)?.contains("Index out of range") == true })
        // Where there is a symbolizer, the line is the author's, not one of the macro's expansion.
        #expect(!failures.contains { ($0["message"] as? String)?.contains("swiftmacro") == true })
        let pictures = try #require(manifest["pictures"] as? [[String: Any]])
        let fitted = try #require(pictures.first { $0["kind"] as? String == "Fitted" })
        #expect((fitted["preview"] as? [String: Any])?["line"] as? Int == 15)
        #expect(((fitted["size"] as? [String: Any])?["height"] as? Double).map { $0 < 60 } == true)
    }

    /// A Live Activity without states of its own is rendered in those of its previews.
    @Test func activitiesTakeTheirStatesFromPreviews() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.folder, "--kind", "RideAttributes", "--family", "lockScreen", "--scheme", "light",
            "--variant", "state", "--display-lists", "--output", output.path
        ])
        #expect(run.status == 0, "\(run.errors)")
        let lists = try rendered.files().filter { $0.key.hasSuffix(".txt") }.sorted { $0.key < $1.key }
            .map { String(decoding: $0.value, as: UTF8.self) }
        #expect(lists.count == 4, "one of them is stale")
        for (list, text) in zip(lists, ["Ada in 12", "Ada in 3", "Grace in 7", "Grace in 7"]) {
            #expect(DrawnText.contains(text, in: list))
        }
    }

    @Test func foldersOfViewsNeedNoEntryPoint() async throws {
        let (rows, status) = try await list(Self.views, ["--filter", "cards.swift"])
        #expect(status == 0)
        #expect(rows.map(\.name) == ["Card", "Card_Previews"])
        let (none, _) = try await list(Self.views, ["--filter", "nothing"])
        #expect(none.isEmpty)
    }

    /// Xcode lists them too; what UIKit itself would draw is left empty, with a finding.
    @Test func previewsOfControllersShowWhatSwiftUIDrawsInThem() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "previews", Self.views, "--filter", "Screens.swift", "--output", output.path, "--display-lists"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let lists = files.filter { $0.key.hasSuffix(".txt") }
            .map { (name: $0.key, text: String(decoding: $0.value, as: UTF8.self)) }
        #expect(lists.count == 4)
        for (name, text) in [("Hosted", "\"Hosted\""), ("Child", "\"Profile\""), ("Stack", "\"Profile\"")] {
            #expect(lists.contains { $0.name.contains(name) && $0.text.contains(text) }, "\(lists)")
        }
        let manifest = String(decoding: try #require(files["manifest.json"]), as: UTF8.self)
        // The picture's finding, and the one line for all pictures.
        #expect(manifest.components(separatedBy: "\"uikit-preview-not-drawn\"").count == 3)
        #expect(manifest.contains("'UIView' is drawn by UIKit"))
    }
}
