import Foundation
import FoundationCompat
import Testing

struct MarkdownTests {
    private func runs(_ string: AttributedString) -> [String] {
        string.runs.map { run in
            let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
            return String(string[run.range].characters) + intent + (run.link.map { " \($0.absoluteString)" } ?? "")
        }
    }

    @Test func marksBecomeAttributes() throws {
        let string = try AttributedString(markdown: "Thank *you* **very** `much`, ~~Bob~~ [Ann](https://example.com)")
        #expect(
            runs(string) == [
                "Thank ", "you 1", " ", "very 2", " ", "much 4", ", ", "Bob 32", " ", "Ann https://example.com"
            ])
    }

    @Test func blocksLoseTheirMarksAndLineEnds() throws {
        let string = try AttributedString(markdown: "# Title\n\nA\nB\n\n- one\n- two\n> three")
        #expect(String(string.characters) == "TitleA Bonetwothree")
    }

    @Test func whitespaceIsKeptWhereItIsAskedFor() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "# a\n\n- *b*", options: options).characters) == "# a\n\n- b")
    }

    @Test func localizedTextHasMarksAndValues() {
        let string = AttributedString(localized: "**\(3)** coins for \(AttributedString("me"))")
        #expect(runs(string) == ["3 2", " coins for me"])
    }

    @Test func attributedStringsCrossOver() throws {
        let string = try AttributedString(markdown: "a [b](https://example.com)")
        let old = NSAttributedString(string)
        #expect(old.string == "a b")
        #expect(runs(AttributedString(old)) == ["a ", "b https://example.com"])
    }
}
