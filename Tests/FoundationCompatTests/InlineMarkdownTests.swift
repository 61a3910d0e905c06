import Testing

@testable import FoundationCompat

@Suite("Inline Markdown")
struct InlineMarkdownTests {
    private func spans(_ markdown: String) -> [InlineMarkdown.Span] { InlineMarkdown(markdown).spans }

    @Test("marks that pair up style what lies between them")
    func emphasis() {
        #expect(
            spans("*a* **b** _c_ __d__").map(\.style) == [
                .emphasized, [], .strong, [], .emphasized, [], .strong
            ])
        #expect(spans("~~a~~`b*c*`") == [.init(text: "a", style: .strikethrough), .init(text: "b*c*", style: .code)])
    }

    @Test("styles nest")
    func nesting() {
        #expect(
            spans("***a** b*") == [
                .init(text: "a", style: [.strong, .emphasized]), .init(text: " b", style: .emphasized)
            ])
        #expect(
            spans("**[a](https://example.com)**") == [
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

    @Test("of a picture remains what is said of it")
    func images() { #expect(spans("a ![*b*](c.png) d").map(\.text) == ["a ", "b", " d"]) }

    @Test("addresses are links by themselves, without the punctuation around them")
    func autolinks() {
        func links(_ text: String) -> [String] { spans(text).filter { $0.style == .link }.map(\.text) }
        #expect(links("See https://a.bc/d_e_f, or (http://g.hi).") == ["https://a.bc/d_e_f", "http://g.hi"])
        #expect(links("https://a.bc/(d)") == ["https://a.bc/(d)"])
        #expect(links("<https://a.bc?d=e.>") == ["https://a.bc?d=e."])
        #expect(links("https:// xhttps://a.bc <b> 1/2 a<b>c") == [])
        #expect(spans("a < b > c").map(\.text) == ["a < b > c"])
    }

    @Test("a format's specifier is a word")
    func specifiers() {
        #expect(spans("a**%lld**b") == [.init(text: "a"), .init(text: "%lld", style: .strong), .init(text: "b")])
    }
}
