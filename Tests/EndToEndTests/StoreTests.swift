import Foundation
import ProgramSupport
import Testing

/// Widgets that keep their objects with SwiftData and CoreData, compiled and rendered by the command.
struct StoreTests {
    private struct Rendered {
        /// Display lists by the end of their path.
        var lists: [String: String]
        var findings: Set<String>
    }

    private func render(_ fixture: String) async throws -> Rendered {
        let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/\(fixture)").path
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run([
            "render", folder, "--output", output.path, "--variant", "snapshot", "--variant", "timeline", "--scheme",
            "light", "--scale", "1", "--display-lists", "--fail-on", "warning",
        ])
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let manifest = String(decoding: files["manifest.json"] ?? Data(), as: UTF8.self)
        let codes = manifest.matches(of: #/"code"\s*:\s*"([^"]+)"/#).map { String($0.1) }
        return Rendered(
            lists: files.filter { $0.key.hasSuffix(".txt") }.mapValues { String(decoding: $0, as: UTF8.self) },
            findings: Set(codes))
    }

    private func expect(_ words: [String], in path: String, of rendered: Rendered) throws {
        let list = try #require(rendered.lists.first { $0.key.contains(path) }?.value)
        // A line of text is one run for each script and kind of character.
        let runs = list.matches(of: #/glyphs "([^"]+)"/#).flatMap { $0.1.split(separator: " ") }
        let text = runs.joined(separator: " ")
        for word in words { #expect(text.contains(word), "\(path): \(word)") }
    }

    @Test func modelsOfSwiftDataComeBack() async throws {
        let rendered = try await render("UsesSwiftData")
        try expect(["Run 2", "Rest 3", "6 check-ins"], in: "Habits/systemSmall/snapshot", of: rendered)
        try expect(["No habits yet"], in: "Habits/systemSmall/timeline", of: rendered)
        try expect(["Read", "Rest", "Run", "3 of 6"], in: "Query/systemSmall/snapshot", of: rendered)
        #expect(rendered.findings.contains("empty-store"))
    }

    @Test func objectsOfCoreDataComeBack() async throws {
        let rendered = try await render("UsesCoreData")
        try expect(
            ["Engines", "121 pages, AL", "on Engines", "Numbers", "122 pages, AL"], in: "Shelf/systemSmall/snapshot",
            of: rendered)
        try expect(["No books yet"], in: "Shelf/systemSmall/timeline", of: rendered)
        try expect(["Engines", "Notes", "Numbers", "3 notes"], in: "Fetch/systemSmall/snapshot", of: rendered)
        #expect(rendered.findings.contains("empty-store"))
    }
}
