import DisplayList
import Foundation
import Testing

@testable import Typesetting

@Suite struct DecorationTests {
    @Test func `An underline lies below the baseline, a strikethrough within the x-height`() throws {
        let text = typeset("ruled text") { ($0.runs[0].underline, $0.runs[0].strikethrough) = (.init(), .init()) }
        let fragment = text.lines[0].fragments[0]
        let underline = try #require(fragment.underline).boundingBox
        let strikethrough = try #require(fragment.strikethrough).boundingBox
        #expect(underline.minY > text.firstBaseline && underline.maxY < fragment.frame.maxY)
        #expect(strikethrough.maxY < text.firstBaseline)
        #expect(strikethrough.minY > text.firstBaseline - 17 * 0.526)
        #expect(isClose(underline.width, fragment.frame.width))
    }

    @Test(arguments: [TextRun.LineStyle.Pattern.dot, .dash, .dashDot, .dashDotDot])
    func `Patterns are made of several strokes inside the fragment`(pattern: TextRun.LineStyle.Pattern) throws {
        let fragment = typeset("ruled text") { $0.runs[0].underline = .init(pattern: pattern) }.lines[0].fragments[0]
        let outline = try #require(fragment.underline)
        #expect(outline.elements.filter { if case .close = $0 { true } else { false } }.count > 3)
        #expect(outline.boundingBox.maxX <= fragment.frame.maxX + 0.001)
    }
}
