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

    /// 1 and 2 points at 16 points, from pixel to pixel, in swift-markdown-ui's images; dots of 3.
    @Test(arguments: [(CGFloat(400), CGFloat(1)), (800, 2)])
    func `Rules are as thick as Apple's and begin on a pixel`(weight: CGFloat, thickness: CGFloat) throws {
        let text = typeset("ruled", TextFont(size: 16, weight: weight), scale: 2) {
            ($0.runs[0].underline, $0.runs[0].strikethrough) = (.init(), .init())
        }
        let fragment = text.lines[0].fragments[0]
        for rule in try [#require(fragment.underline), #require(fragment.strikethrough)] {
            #expect(isClose(rule.boundingBox.height, thickness))
            #expect(isClose(rule.boundingBox.minY * 2, (rule.boundingBox.minY * 2).rounded()))
        }
        let dotted = typeset("ruled", TextFont(size: 16), scale: 2) { $0.runs[0].underline = .init(pattern: .dot) }
        let first = try #require(dotted.lines[0].fragments[0].underline).elements.prefix(4)
        #expect(isClose(Outline.path(Array(first)).boundingBox.width, 3))
    }

    @Test(arguments: [TextRun.LineStyle.Pattern.dot, .dash, .dashDot, .dashDotDot])
    func `Patterns are made of several strokes inside the fragment`(pattern: TextRun.LineStyle.Pattern) throws {
        let fragment = typeset("ruled text") { $0.runs[0].underline = .init(pattern: pattern) }.lines[0].fragments[0]
        let outline = try #require(fragment.underline)
        #expect(outline.elements.filter { if case .close = $0 { true } else { false } }.count > 3)
        #expect(outline.boundingBox.maxX <= fragment.frame.maxX + 0.001)
    }
}
