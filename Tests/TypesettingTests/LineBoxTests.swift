import Foundation
import Testing

@testable import Typesetting

@Suite struct LineBoxTests {
    @Test(arguments: TextStyle.all, [CGFloat(1), 2, 3])
    func `Height, pitch and baselines of a text style follow from its size and leading`(
        style: TextStyle, scale: CGFloat
    ) {
        let natural = style.size * 2444 / 2048
        let single = typeset("Xg", style.font, scale: scale)
        #expect(isClose(single.size.height, (natural * scale - 1e-4).rounded(.up) / scale))
        #expect(isClose(single.firstBaseline, style.size * 1950 / 2048))

        let triple = typeset("a\nb\nc", style.font, scale: scale)
        #expect(isClose(triple.lines[1].baseline - triple.lines[0].baseline, style.leading))
        let height = 3 * natural + 2 * (style.leading - natural)
        #expect(isClose(triple.size.height, (height * scale - 1e-4).rounded(.up) / scale))
        #expect(isClose(triple.lastBaseline, triple.firstBaseline + 2 * style.leading))
    }

    @Test(arguments: [CGFloat(9), 13, 17, 24, 40], [CGFloat(1), 2, 3])
    func `Lines of an explicit size follow each other at the line height in whole pixels`(
        size: CGFloat, scale: CGFloat
    ) {
        let lines = typeset("a\nb", TextFont(size: size), scale: scale).lines
        let pitch = (size * 2444 / 2048 * scale - 1e-4).rounded(.up) / scale
        #expect(isClose(lines[1].baseline - lines[0].baseline, pitch))
    }

    @Test func `Line spacing is added between lines only`() {
        let plain = typeset("a\nb\nc")
        let spaced = typeset("a\nb\nc") { $0.lineSpacing = 5 }
        #expect(isClose(spaced.lines[2].baseline, plain.lines[2].baseline + 10))
        #expect(isClose(spaced.size.height, plain.size.height + 10))
    }

    /// 127 points for six lines, and 146 for the seven, in swift-markdown-ui's image of a quotation.
    @Test func `With a line spacing lines of an explicit size are not rounded each`() {
        let text = typeset("a\nb\nc\nd\ne\nf\ng", TextFont(size: 16), scale: 2) { $0.lineSpacing = 2 }
        #expect(isClose(text.lines[6].baseline - text.lines[0].baseline, 126.56, within: 0.01))
        #expect(isClose(text.size.height, 146))
    }

    @Test func `The largest ascent and descent of mixed sizes make the line`() {
        let runs = [TextRun("small ", font: TextFont(size: 12)), TextRun("large", font: TextFont(size: 30))]
        let text = typeset("") { $0.runs = runs }
        #expect(isClose(text.firstBaseline, 30 * 1950 / 2048))
        #expect(text.size.height == typeset("large", TextFont(size: 30)).size.height)
        #expect(text.lines[0].fontSize == 30)
    }

    @Test(arguments: ["😀👩‍👩‍👧", "漢字", "नमस्ते", "ที่นี่", "مرحبا", "❤️"])
    func `Fallback fonts do not change the line's height`(text: String) {
        #expect(typeset("A\(text)g").size.height == typeset("Ag").size.height)
    }

    @Test func `A raised run makes the line higher and its glyphs stand higher`() {
        let text = typeset("") {
            $0.runs = [
                TextRun("E=mc", font: TextFont(size: 20)),
                TextRun("2", font: TextFont(size: 20), baselineOffset: 8)
            ]
        }
        #expect(isClose(text.firstBaseline, 20 * 1950 / 2048 + 8))
        let glyphs = text.lines[0].fragments.map { $0.glyphs[0].glyphs[0].position.y }
        #expect(isClose(glyphs[0] - glyphs[1], 8))
    }

    @Test func `An attachment reserves its box on the baseline`() throws {
        let text = typeset("") {
            $0.runs = [
                TextRun("a", font: TextFont(size: 17), tag: 1),
                TextRun(
                    "", font: TextFont(size: 17), attachment: .init(width: 30, ascent: 40, descent: 6), tag: 2),
                TextRun("b", font: TextFont(size: 17), tag: 3)
            ]
        }
        let fragments = text.lines[0].fragments
        #expect(fragments.map(\.tag) == [1, 2, 3])
        #expect(fragments[1].isAttachment)
        #expect(fragments[1].glyphs.isEmpty)
        #expect(fragments[1].frame.width == 30)
        #expect(isClose(fragments[1].frame.maxY - text.firstBaseline, 6))
        #expect(isClose(fragments[2].frame.minX, fragments[1].frame.maxX))
        #expect(text.firstBaseline == 40)
    }
}
