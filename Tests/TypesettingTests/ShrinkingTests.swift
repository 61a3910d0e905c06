import Foundation
import Testing

@testable import Typesetting

@Suite struct ShrinkingTests {
    @Test func `Text shrinks no more than it must`() {
        let natural = typeset("A long title").size.width
        let text = typeset("A long title", width: natural * 0.8) {
            ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5)
        }
        #expect(!text.isTruncated)
        #expect(text.size.width <= natural * 0.8)
        #expect(text.size.width > natural * 0.78)
        #expect(text.scaleFactor < 1 && text.scaleFactor > 0.5)
        #expect(isClose(text.firstBaseline, 17 * text.scaleFactor * 1950 / 2048))
    }

    @Test func `Text that fits keeps its size`() {
        #expect(typeset("Hi", width: 100) { $0.minimumScaleFactor = 0.2 }.scaleFactor == 1)
    }

    @Test func `Below the smallest factor the text is cut at that factor`() {
        let text = typeset("A very long title indeed", width: 40) {
            ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.75)
        }
        #expect(text.isTruncated)
        #expect(text.scaleFactor == 0.75)
    }

    @Test func `Text shrinks into a height too`() {
        let text = typeset("Several words that need more than one line", width: 120, height: 30) {
            $0.minimumScaleFactor = 0.3
        }
        #expect(!text.isTruncated)
        #expect(text.size.height <= 30.34)
    }

    /// In a Mac's picture of a widget, lines with `minimumScaleFactor(0.8)` in a stack that is too high are drawn at
    /// 0.8 of their size; lines without it keep theirs.
    @Test func `A single line shrinks into a height`() {
        let low = typeset("One line", height: 18) { $0.minimumScaleFactor = 0.5 }
        #expect(!low.isTruncated)
        #expect(low.lines[0].frame.height <= 18.01 && low.lines[0].frame.height > 17.7)
        let least = typeset("One line", height: 0) { $0.minimumScaleFactor = 0.8 }
        #expect(least.scaleFactor == 0.8)
        #expect(!least.isTruncated)
        #expect(typeset("One line", height: 0).scaleFactor == 1)
    }

    /// What fills a view whatever its size is written so: in steps of 8 points it was drawn at 20.
    @Test(arguments: [60, 500, 2000] as [CGFloat])
    func `A font of any size shrinks to the point that fits`(size: CGFloat) {
        let text = typeset("9:41 AM", TextFont(size: size), width: 200, height: 32) {
            ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.01)
        }
        #expect(text.lines[0].frame.height <= 32.34)
        #expect(size * text.scaleFactor > 25.4, "\(size * text.scaleFactor)")
    }

    @Test func `Tightening comes before truncation and shrinking`() {
        let natural = typeset("Tighten this").lines[0].frame.width
        let text = typeset("Tighten this", width: natural - 3) {
            ($0.lineLimit, $0.allowsTightening, $0.minimumScaleFactor) = (1, true, 0.5)
        }
        #expect(!text.isTruncated)
        #expect(text.scaleFactor == 1)
        #expect(text.size.width <= natural - 3)
    }
}
