import Foundation
import TestSupport
import Testing

/// What widgets are called in the languages that are rendered.
struct LocalizedNamesTests {
    private static let folder = Example.repository
        .appendingPathComponent("Tests/Fixtures/Widgets/NamesInLanguages").path

    private func render(_ arguments: [String]) async throws -> (widgets: [[String: Any]], page: String) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            ["render", Self.folder, "--output", output.path, "--scale", "1", "--scheme", "light"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let manifest = try JSONSerialization.jsonObject(with: try #require(files["manifest.json"])) as? [String: Any]
        return (
            try #require(manifest?["widgets"] as? [[String: Any]]),
            String(decoding: try #require(files["index.html"]), as: UTF8.self)
        )
    }

    @Test(arguments: [
        (["--locale", "de_DE"], ["Wetter", "Wetter", "Wetter", "Lampe"]),
        ([], ["Weather", "Weather", "Weather", "Lamp"]),
        (["--locale", "fr_FR"], ["Weather", "Weather", "Weather", "Lamp"])
    ])
    func oneLocale(arguments: [String], names: [String]) async throws {
        let (widgets, page) = try await render(arguments)
        #expect(widgets.map { $0["displayName"] as? String } == names)
        #expect(widgets.allSatisfy { $0["localizations"] == nil } && !page.contains("\"names\":"))
        #expect(page.contains("alt=\"\(names[0]), Small"))
    }

    @Test func severalLocales() async throws {
        let (widgets, page) = try await render(["--locale", "de_DE", "--locale", "en_US", "--variant", "snapshot"])
        #expect(widgets.map { $0["displayName"] as? String } == ["Wetter", "Wetter", "Wetter", "Lampe"])
        for widget in widgets.prefix(3) {
            let names = try #require(widget["localizations"] as? [String: [String: String]])
            #expect(
                names == [
                    "de_DE": ["displayName": "Wetter", "description": "Die nächsten Tage."],
                    "en_US": ["displayName": "Weather", "description": "The days to come."]
                ])
        }
        #expect(page.contains(#""language":"en-US","locale":"en_US","name":"Weather""#))
        // Each picture is of the widget in its own language.
        #expect(page.contains("alt=\"Wetter, Small") && page.contains("alt=\"Weather, Small"))
    }
}
