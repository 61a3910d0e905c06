import Testing
@testable import FoundationCompat

@Suite("Inline Markdown")
struct InlineMarkdownTests {
    private func spans(_ markdown: String) -> [InlineMarkdown.Span] { InlineMarkdown(markdown).spans }

    @Test("marks that pair up style what lies between them")
    func emphasis() {
        #expect(spans("*a* **b** _c_ __d__").map(\.style) == [
            .emphasized, [], .strong, [], .emphasized, [], .strong,
        ])
        #expect(spans("~~a~~`b*c*`") == [.init(text: "a", style: .strikethrough), .init(text: "b*c*", style: .code)])
    }

    @Test("styles nest")
    func nesting() {
        #expect(spans("***a** b*") == [
            .init(text: "a", style: [.strong, .emphasized]), .init(text: " b", style: .emphasized),
        ])
        #expect(spans("**[a](https://example.com)**") == [
            .init(text: "a", style: [.strong, .link], destination: "https://example.com")
        ])
    }

    @Test(
        "what is no Markdown stays as it is written",
        arguments: ["2 * 3 * 4", "snake_case_name", "**", "*a", "a*", "[a]", "[a] (b)", "`a", "~a~~", "\\", "a\\b", ""])
    func plain(_ text: String) {
        #expect(spans(text).map(\.text).joined() == text)
        #expect(spans(text).allSatisfy { $0.style == [] })
    }

    @Test("a backslash takes a mark's meaning away")
    func escapes() { #expect(spans("\\*a\\*") == [.init(text: "*a*")]) }

    @Test("a format's specifier is a word")
    func specifiers() {
        #expect(spans("a**%lld**b") == [.init(text: "a"), .init(text: "%lld", style: .strong), .init(text: "b")])
    }
}
