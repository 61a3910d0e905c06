import Foundation
import TestSupport
import Testing

/// Widgets that keep their objects with SwiftData and CoreData, compiled and rendered by the command.
struct StoreTests {
    private struct Rendered {
        var files: [String: Data]
        var findings: Set<String>

        /// Display lists by their path.
        var lists: [String: String] {
            files.filter { $0.key.hasSuffix(".txt") }.mapValues { String(decoding: $0, as: UTF8.self) }
        }

        /// The words of a display list. A line of text is one run for each script and kind of character.
        static func words(_ list: String) -> [String] {
            list.matches(of: #/glyphs "([^"]+)"/#).flatMap { $0.1.split(separator: " ").map(String.init) }
        }
    }

    private func render(
        _ fixture: String,
        _ arguments: [String] = [
            "--variant", "snapshot", "--variant", "timeline", "--scheme", "light", "--fail-on", "warning"
        ]
    ) async throws -> Rendered {
        let folder = Example.repository.appendingPathComponent("Tests/Fixtures/Widgets/\(fixture)").path
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        let rendered = RenderedFolder(url: output)
        defer { rendered.remove() }
        let run = try await DarkroomProgram.run(
            [
                "render", folder, "--output", output.path, "--scale", "1", "--display-lists"
            ] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        let files = try rendered.files()
        let manifest = String(decoding: files["manifest.json"] ?? Data(), as: UTF8.self)
        let codes = manifest.matches(of: #/"code"\s*:\s*"([^"]+)"/#).map { String($0.1) }
        return Rendered(files: files, findings: Set(codes))
    }

    private func expect(_ words: [String], in path: String, of rendered: Rendered) throws {
        let list = try #require(rendered.lists.first { $0.key.contains(path) }?.value)
        let text = Rendered.words(list).joined(separator: " ")
        for word in words { #expect(text.contains(word), "\(path): \(word)") }
    }

    @Test func modelsOfSwiftDataComeBack() async throws {
        let rendered = try await render("UsesSwiftData")
        try expect(["Run 2", "Rest 3", "6 check-ins"], in: "Habits/systemSmall/snapshot", of: rendered)
        try expect(["No habits yet"], in: "Habits/systemSmall/timeline", of: rendered)
        try expect(["Read", "Rest", "Run", "3 of 6"], in: "Query/systemSmall/snapshot", of: rendered)
        #expect(rendered.findings.contains("store-empty"))
    }

    @Test func objectsOfCoreDataComeBack() async throws {
        let rendered = try await render("UsesCoreData")
        try expect(
            ["Engines", "121 pages, AL", "on Engines", "Numbers", "122 pages, AL"], in: "Shelf/systemSmall/snapshot",
            of: rendered)
        try expect(["No books yet"], in: "Shelf/systemSmall/timeline", of: rendered)
        try expect(["Engines", "Notes", "Numbers", "3 notes"], in: "Fetch/systemSmall/snapshot", of: rendered)
        #expect(rendered.findings.contains("store-empty"))
    }

    /// A container keeps what it was filled with where it was made, and of what is inserted later each picture shows
    /// what its own provider and view inserted, whatever else is rendered and however many workers there are.
    @Test(arguments: [
        (
            "UsesSwiftData", "Journal",
            ["timeline": ["seed", "timeline", "view"], "snapshot": ["seed", "snapshot", "view"]]
        ),
        ("UsesCoreData", "Visits", ["timeline": ["start", "timeline"], "snapshot": ["start", "snapshot"]])
    ])
    func whatIsInsertedShowsInItsOwnPicturesOnly(
        fixture: String, kind: String, shown: [String: [String]]
    ) async throws {
        let one = try await render(fixture, ["--jobs", "1"]), three = try await render(fixture, ["--jobs", "3"])
        #expect(one.files == three.files)
        let part = try await render(
            fixture, ["--jobs", "1", "--kind", kind, "--family", "systemMedium", "--scheme", "dark"])
        for (path, data) in part.files where path.contains("/") { #expect(one.files[path] == data, "\(path)") }

        for (variant, words) in shown {
            let lists = one.lists.filter { $0.key.contains("\(kind)/") && $0.key.contains("/\(variant)") }
            #expect(lists.count >= 4)
            for (path, list) in lists { #expect(Rendered.words(list) == words, "\(path)") }
        }
    }
}
