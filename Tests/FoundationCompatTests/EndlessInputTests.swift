import Foundation
import TestSupport
import Testing

@testable import FoundationCompat

/// Inputs that `Scripts/fuzz-readers` found, or that are of their kind: each trapped, overflowed the stack or had no end.
struct EndlessInputTests {
    @Test func predicatesDeeperThanTheStack() throws {
        for piece in ["(", "NOT ", "!", "{", "a NOT "] {
            var parser = try PredicateParser(String(repeating: piece, count: 2000) + "a == 1", [])
            #expect(throws: PredicateParser.ParseError.self) { try parser.parse() }
        }
        var parser = try PredicateParser(
            String(repeating: "(", count: 50) + "1 == 1" + String(repeating: ")", count: 50), [])
        #expect(try parser.parse().evaluate(nil))
    }

    @Test func textThatBeginsLikeAPluralFormat() {
        #expect(PluralFormats.resolved("\u{2063}" + String(repeating: "9", count: 40), []) == nil)
        #expect(PluralFormats.resolved("\u{2063}A", [1]) == nil)
        #expect(PluralFormats.resolved("\u{2063}" + String(repeating: "\u{E0039}", count: 40) + "\u{2063}", []) == nil)
    }

    @Test(.timeLimit(.minutes(20))) func hostsWithoutEnd() throws {
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        func found(_ text: String) -> [String] {
            detector.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
                .map { (text as NSString).substring(with: $0.range) }
        }
        #expect(found("a@b." + String(repeating: "exa.", count: 10_000)).allSatisfy { $0.utf8.count < 2000 })
        #expect(found("See a.b@c.example and https://d.e/f.") == ["a.b@c.example", "https://d.e/f"])
    }

    @Test(.timeLimit(.minutes(20))) func marksWithoutEnd() {
        let spans = InlineMarkdown(String(repeating: "**a***a*", count: 5000)).spans
        #expect(spans.map(\.text).joined().count { $0 == "a" } == 10_000)
    }

    @Test(.timeLimit(.minutes(20))) func bracketsWithoutEnd() {
        for mark in ["[", "<", "![", "[]"] {
            let text = String(repeating: mark, count: 20_000)
            #expect(InlineMarkdown(text).spans.map(\.text).joined() == text)
        }
    }
}
