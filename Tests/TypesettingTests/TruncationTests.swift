import Foundation
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
    private let sentence = "The quick brown fox jumps over the lazy dog"

    @Test func `The tail gives way to an ellipsis that fits`() {
        let text = typeset(sentence, width: 120) { $0.lineLimit = 1 }
        #expect(text.isTruncated)
        #expect(text.lines.count == 1)
        #expect(text.size.width <= 120)
        #expect(text.shownLines[0].hasPrefix("The quick"))
        #expect(text.shownLines[0].hasSuffix("…"))
    }

    @Test(arguments: stride(from: CGFloat(30), through: 300, by: 7).map { $0 })
    func `No whitespace stands before the ellipsis`(width: CGFloat) throws {
        let text = typeset(sentence, width: width) { $0.lineLimit = 1 }
        let shown = try #require(text.shownLines.first)
        #expect(!shown.contains(" …"))
        #expect(text.size.width <= width)
    }

    @Test func `The head gives way`() {
        let shown = typeset(sentence, width: 120) { ($0.lineLimit, $0.truncation) = (1, .head) }.shownLines[0]
        #expect(shown.hasPrefix("…"))
        #expect(shown.hasSuffix("lazy dog"))
        #expect(!shown.contains("… "))
    }

    @Test func `The middle gives way`() {
        let shown = typeset(sentence, width: 160) { ($0.lineLimit, $0.truncation) = (1, .middle) }.shownLines[0]
        #expect(shown.hasPrefix("The qui"))
        #expect(shown.hasSuffix("dog"))
        #expect(shown.contains("…"))
    }

    @Test func `The last line that is allowed takes the rest`() {
        let text = typeset(sentence, width: 100) { $0.lineLimit = 2 }
        #expect(text.lines.count == 2)
        #expect(!text.shownLines[0].contains("…"))
        #expect(text.shownLines[1].hasSuffix("…"))
    }

    @Test func `A height allows the lines that fit, and one always`() {
        let all = typeset(sentence, width: 100)
        #expect(all.lines.count > 3)
        #expect(typeset(sentence, width: 100, height: 43).lines.count == 2)
        #expect(typeset(sentence, width: 100, height: 42).lines.count == 1)
        #expect(typeset(sentence, width: 100, height: 0).lines.count == 1)
        let exact = typeset(sentence, width: 100, height: all.size.height)
        #expect(!exact.isTruncated)
    }

    @Test func `A hidden line break shows as an ellipsis`() {
        #expect(typeset("one\ntwo") { $0.lineLimit = 1 }.shownLines == ["one…"])
    }

    @Test func `Line breaks at the end hide nothing`() {
        let text = typeset("one\n\n") { $0.lineLimit = 1 }
        #expect(text.shownLines == ["one"])
        #expect(!text.isTruncated)
    }

    @Test func `Right-to-left text is cut at its left end`() throws {
        let text = typeset("שלום עולם וברכה לכולם", width: 80) {
            ($0.lineLimit, $0.rightToLeft) = (1, true)
        }
        let runs = text.lines[0].fragments.flatMap(\.glyphs)
        #expect(text.isTruncated)
        #expect(try #require(runs.first).text.contains("…"))
    }

    @Test func `Text that fits its own measured size is not cut`() {
        for scale in [CGFloat(1), 2, 3] {
            let size = typeset(sentence, scale: scale, width: 150).size
            let again = typeset(sentence, scale: scale, width: size.width, height: size.height)
            #expect(!again.isTruncated)
            #expect(again.size == size)
        }
    }

    @Test func `Reserved lines count in the height`() {
        let one = typeset("One line") { ($0.lineLimit, $0.reservedLines) = (3, 3) }
        #expect(one.size.height == typeset("a\nb\nc").size.height)
        #expect(one.lines.count == 1)
        #expect(typeset("") { ($0.lineLimit, $0.reservedLines) = (3, 3) }.size.height == one.size.height)
    }
}
