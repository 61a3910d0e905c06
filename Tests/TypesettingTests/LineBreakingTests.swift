import Foundation
import Testing

@testable import Typesetting

@Suite struct LineBreakingTests {
    @Test func `Lines break at spaces, which hang beyond the line`() {
        let text = typeset("alpha beta gamma", width: 60)
        #expect(text.shownLines.map { $0.trimmingCharacters(in: .whitespaces) } == ["alpha", "beta", "gamma"])
        #expect(text.lines.allSatisfy { $0.frame.width <= 60 })
    }

    /// `HStack(spacing: 0) { Text("in "); Text("3 min") }` reads as one text on an iPhone.
    @Test func `Spaces at the end widen the box and move no line`() {
        func width(_ text: String, in width: CGFloat? = nil) -> CGFloat { typeset(text, width: width).size.width }
        let space = width("in a") - width("ina")
        #expect(abs(width("in ") - width("in") - space) < 0.67 && abs(width("in   ") - width("in") - 3 * space) < 0.67)
        #expect(abs(width(" ") - space) < 0.67 && width("") == 0)
        #expect(abs(width("in \nto") - width("in ")) < 0.01 && abs(width("a\nin ") - width("in ")) < 0.01)
        // Where there is no room for them, the text neither breaks nor grows.
        let tight = typeset("in   ", width: width("in") + 1)
        #expect(tight.lines.count == 1 && !tight.isTruncated && tight.size.width <= width("in") + 1)
        #expect(tight.lines[0].frame.minX == 0 && abs(tight.lines[0].frame.width - width("in")) < 0.34)
    }

    @Test func `Without a width there is one line per line break`() {
        #expect(typeset("one two\nthree\r\nfour\u{2028}five").lines.count == 4)
        #expect(typeset("one two three", width: .infinity).lines.count == 1)
    }

    @Test func `Words longer than the line are divided between characters`() {
        let text = typeset("Donaudampfschifffahrtsgesellschaft", width: 50)
        #expect(text.lines.count > 3)
        #expect(text.shownLines.joined() == "Donaudampfschifffahrtsgesellschaft")
        #expect(text.size.width <= 50)
    }

    @Test func `No width at all still sets a character per line`() {
        let text = typeset("abc", width: 0)
        #expect(text.shownLines == ["a", "b", "c"])
    }

    /// Unicode's rule LB25, as Apple's ICU has it.
    @Test func `No line ends between a separator and a digit`() {
        func lines(_ text: String, width: CGFloat) -> [String] {
            typeset(text, width: width).shownLines.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let width = typeset("H:72° L:").size.width + 1
        #expect(lines("H:72° L:54°", width: width) == ["H:72°", "L:54°"])
        #expect(lines("at 10:30", width: typeset("10:30").size.width + 4) == ["at", "10:30"])
        #expect(lines("see: 54", width: typeset("see: 5").size.width + 1) == ["see:", "54"])
    }

    @Test func `Emoji sequences are never divided`() {
        let family = "👨‍👩‍👧‍👦"
        #expect(typeset(family + family, width: 5).shownLines == [family, family])
    }

    @Test func `Chinese and Japanese break between characters but not before closing marks`() {
        let lines = typeset("春眠不覚暁、処処聞啼鳥。", width: 17 * 5 + 1).shownLines
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { !$0.hasPrefix("、") && !$0.hasPrefix("。") })
    }

    @Test func `Thai breaks between words`() {
        #expect(typeset("สวัสดีชาวโลก", width: 60).shownLines == ["สวัสดี", "ชาวโลก"])
    }

    @Test func `Empty text takes no room and a blank takes a line and its own width`() {
        #expect(typeset("").size == .zero)
        #expect(typeset("").lines.isEmpty)
        #expect(typeset(" ").size.height == typeset("x").size.height)
        #expect(typeset(" ").size.width > 4)
    }

    @Test func `Line breaks alone make lines`() {
        let text = typeset("\n")
        #expect(text.lines.count == 2)
        #expect(text.size.height == typeset("a\nb").size.height)
        #expect(typeset("a\n").lines.count == 2)
    }

    @Test func `Lines align within the text's width`() throws {
        for (alignment, fraction) in [(Paragraph.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
            let text = typeset("wide line here\nshort") { $0.alignment = alignment }
            let room = text.size.width - text.lines[1].frame.width
            #expect(isClose(text.lines[1].frame.minX, room * fraction))
            let mirrored = typeset("wide line here\nshort") { ($0.alignment, $0.rightToLeft) = (alignment, true) }
            #expect(isClose(mirrored.lines[1].frame.minX, room * (1 - fraction)))
        }
    }

    @Test func `Hebrew and Latin lie in visual order`() {
        let text = typeset("") {
            $0.runs = [
                TextRun("שלום ", font: TextStyle.body.font, tag: 1), TextRun("abc", font: TextStyle.body.font, tag: 2),
                TextRun(" עולם", font: TextStyle.body.font, tag: 3)
            ]
        }
        #expect(text.lines[0].fragments.map(\.tag) == [3, 2, 1])
        let edges = text.lines[0].fragments.map(\.frame)
        #expect(isClose(edges[0].maxX, edges[1].minX) && isClose(edges[1].maxX, edges[2].minX))
    }

    @Test func `Characters that mean something to C or to Pango do no harm`() {
        #expect(typeset("a\0b").shownLines == ["ab"])
        for text in ["\0", "\u{FFFC}", "\u{202E}abc\u{2066}", "\u{1}\u{7F}", "\u{301}\u{200D}", "\t", "a\u{1D}b"] {
            let size = typeset(text, width: 30).size
            #expect(size.width.isFinite && size.height.isFinite)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `Attributes that make no sense do no harm`(value: CGFloat) {
        let text = typeset("some text", width: 50, height: 50) {
            $0.runs[0].tracking = value
            $0.runs[0].baselineOffset = value
            $0.runs[0].underline = .init(pattern: .dot)
            $0.runs.append(
                TextRun("", font: TextStyle.body.font, attachment: .init(width: value, ascent: value, descent: value)))
            ($0.lineSpacing, $0.minimumScaleFactor, $0.displayScale) = (value, value, value)
        }
        #expect(!text.lines.isEmpty)
    }

    @Test func `A tab reaches the next stop of 28 points`() throws {
        let text = typeset("") {
            $0.runs = [TextRun("a\t", font: TextStyle.body.font), TextRun("b", font: TextStyle.body.font, tag: 1)]
        }
        #expect(isClose(try #require(text.lines[0].fragments.last).frame.minX, 28))
    }

    @Test(arguments: [CGFloat.nan, -5, 0])
    func `Proposals that make no sense are taken for nothing`(length: CGFloat) {
        #expect(typeset("ab cd", width: length, height: length).lines.count == 1)
    }

    @Test(arguments: [CGFloat.nan, 0, -3, .infinity, 1e300])
    func `Font sizes that make no sense give finite boxes`(size: CGFloat) {
        let text = typeset("abc", TextFont(size: size, weight: .nan, width: .infinity))
        #expect(text.size.width.isFinite && text.size.height.isFinite)
    }

    @Test func `Of two lines the second does not hold one word alone`() {
        #expect(typeset("A day in June", width: 76).shownLines == ["A day", "in June"])
        // The first keeps two words, and two must fit the second.
        #expect(typeset("Two more words", width: 84).shownLines == ["Two more", "words"])
        #expect(typeset("As a rule unbroken", width: 90).shownLines == ["As a rule", "unbroken"])
        // Apple's bordered box of five lines ends in one word.
        #expect(typeset("a bb cc dd e f ggg", width: 60).lines.count == 3)
    }

    @Test(arguments: ["A day in June", "Mira holds the northern pass", "one two three four five six seven"])
    func `Text breaks as before in a box of its own width`(string: String) {
        for width in stride(from: CGFloat(30), through: 260, by: 5) {
            let text = typeset(string, width: width)
            let again = typeset(string, width: text.size.width)
            #expect(again.shownLines == text.shownLines, "\(width)")
            #expect(again.size == text.size, "\(width)")
        }
    }
}
