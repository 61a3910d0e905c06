import Foundation
import TestSupport
import Testing

/// The listings of documents on WidgetKit that no example holds, as they are printed, with what they leave out.
struct SeedListingTests {
    private static let fixtures = Example.repository.appendingPathComponent("Tests/Fixtures")

    @Test func theChaptersListingsCompileAndShowWhatTheySay() async throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", Self.fixtures.appendingPathComponent("Widgets/NextEventListings").path, "--output", output.path,
            "--responses", Self.fixtures.appendingPathComponent("Responses").path, "--variant", "timeline",
            "--scheme", "light", "--display-lists"
        ])
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        func list(_ name: String) -> String { String(decoding: files["\(name).txt"] ?? Data(), as: UTF8.self) }
        for text in ["Next Event:", "Go to the book store", "\"Time: \"", "\"9:41"] {
            #expect(list("relevance/systemMedium/timeline-0-light").contains(text))
        }
        #expect(list("numeric/systemSmall/timeline-0-light").contains("book store"))
        #expect(list("numeric/systemSmall/timeline-1-light").contains("English class"))
        #expect(list("color/systemMedium/timeline-0-light").contains("Change Color"))

        let manifest = try JSONSerialization.jsonObject(with: try #require(files["manifest.json"])) as? [String: Any]
        let pictures = try #require(manifest?["pictures"] as? [[String: Any]])
        let relevance = pictures.first { $0["kind"] as? String == "relevance" }?["relevance"] as? [String: Any]
        #expect(relevance?["score"] as? Double == 1)
        let link = pictures.first { $0["kind"] as? String == "link" }
        #expect(link?["widgetURL"] as? String == "https://www.myGreatCalendarApp.com/event/1/")
    }
}
