import Foundation
import Testing

/// The examples that are to show what widgets can be: whatever one asks of them, nothing is found.
@Suite(.timeLimit(.minutes(20)))
struct ShowcaseTests {
    private static let languages = "en_US,ar_SA,de_DE,es_ES,fr_FR,ja_JP"

    @Test("Every family and every entry is right, light and dark", arguments: Example.showcases)
    func entries(_ example: Example) async throws {
        try await expectNothingFound(example, [])
    }

    @Test("Nothing is cut or faint in six languages", arguments: Example.showcases)
    func languages(_ example: Example) async throws {
        try await expectNothingFound(example, ["--locale", Self.languages, "--scheme", "light"])
    }

    @Test("Nothing is cut at the smallest and the largest types", arguments: Example.showcases)
    func typeSizes(_ example: Example) async throws {
        try await expectNothingFound(
            example, ["--locale", "de_DE", "--type-size", "xSmall,xxxLarge,accessibility5", "--variant", "snapshot"])
    }

    @Test("Tinted, clear and in StandBy it can be read", arguments: Example.showcases)
    func modes(_ example: Example) async throws {
        try await expectNothingFound(example, ["--mode", "accented,clear,standBy", "--variant", "snapshot"])
        try await expectNothingFound(example, ["--contrast", "increased", "--variant", "snapshot"])
    }

    /// A note is enough for the run to fail, and so for rendering to throw what was found. Only the words that iOS puts
    /// around the hint of a control are let be: Apple publishes them in English alone.
    private func expectNothingFound(_ example: Example, _ arguments: [String]) async throws {
        let allowed = "action-hint-untranslated"
        let rendered = try await example.render(["--fail-on", "note", "--allow", allowed] + arguments)
        defer { rendered.remove() }
        let manifest = try JSONSerialization.jsonObject(with: #require(rendered.files()["manifest.json"]))
        let content = try #require(manifest as? [String: Any])
        #expect((content["assetFindings"] as? [Any])?.isEmpty == true)
        let pictures = try #require(content["pictures"] as? [[String: Any]])
        #expect(pictures.count >= 4)
        let found = pictures.flatMap { $0["findings"] as? [[String: Any]] ?? [] }.map { $0["code"] as? String }
        #expect(found.allSatisfy { $0 == allowed })
    }
}
