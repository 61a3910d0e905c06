import Geometry
import SwiftUI
import SwiftUICore
import Testing

/// Lines and distances of every text style at every output scale (apple-metrics §2 and §3).
@Suite("Text styles as Apple sets them") @MainActor
struct TextSpacingTruthTests {
    struct Style: Sendable, CustomTestStringConvertible {
        var name: String
        var font: Font
        /// Points.
        var size: CGFloat
        var leading: CGFloat
        var testDescription: String { name }
    }

    nonisolated private static let styles = [
        Style(name: "largeTitle", font: .largeTitle, size: 34, leading: 41),
        Style(name: "title", font: .title, size: 28, leading: 34),
        Style(name: "title2", font: .title2, size: 22, leading: 28),
        Style(name: "title3", font: .title3, size: 20, leading: 25),
        Style(name: "headline", font: .headline, size: 17, leading: 22),
        Style(name: "body", font: .body, size: 17, leading: 22),
        Style(name: "callout", font: .callout, size: 16, leading: 21),
        Style(name: "subheadline", font: .subheadline, size: 15, leading: 20),
        Style(name: "footnote", font: .footnote, size: 13, leading: 18),
        Style(name: "caption", font: .caption, size: 12, leading: 16),
        Style(name: "caption2", font: .caption2, size: 11, leading: 13)
    ]

    /// Up to the next pixel, but for what floating point adds.
    private func up(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { (length * scale - 1e-4).rounded(.up) / scale }

    @Test("between two texts lies the lower one's leading, up to a pixel", arguments: styles, [CGFloat(1), 2, 3])
    func pairs(lower: Style, scale: CGFloat) {
        // 2444 of 2048 units: ascent 1950 and descent 494. caption2's leading is below its line height.
        let expected = up(max(0, lower.leading - lower.size * 2444 / 2048), scale)
        for upper in Self.styles {
            let leaves = Stage(300, 200, scale: scale).layOut(
                VStack {
                    Text(verbatim: "upper").font(upper.font)
                    Text(verbatim: "lower").font(lower.font)
                }
            ).visibleLeaves
            let found = leaves[1].frame.minY - leaves[0].frame.maxY
            #expect(abs(found - expected) < 0.001, "\(upper.name): \(found), not \(expected)")
        }
    }

    @Test("height and baselines of one line and of three", arguments: styles, [CGFloat(1), 2, 3])
    func lines(style: Style, scale: CGFloat) {
        let natural = style.size * 2444 / 2048
        let ascent = style.size * 1950 / 2048
        for count in [1, 3] as [CGFloat] {
            let string = Array(repeating: "Xg", count: Int(count)).joined(separator: "\n")
            let text = Stage(300, 300, scale: scale).layOut(Text(verbatim: string).font(style.font))
            let rest = (count - 1) * style.leading
            #expect(abs(text.frame.height - up(natural + rest, scale)) < 0.001)
            let guides = text.dimensions(in: ProposedViewSize(width: 300, height: 300))
            #expect(abs(guides[.firstTextBaseline] - ascent) < 0.001)
            #expect(abs(guides[.lastTextBaseline] - ascent - rest) < 0.001)
        }
    }

    /// The 17 strings of fonts.md are not all published with their widths; these are those of layout-truths rows 11
    /// to 21, whose boxes are whole pixels wide at 3×.
    @Test("layout-truths rows 11 to 21: measured body strings are as wide within 0.5 % on average")
    func averageWidth() {
        let widths: [(string: String, points: CGFloat)] = [
            (".image", 51), (".theme(.light)", 102 + 1 / 3), ("Some SwiftUI text", 136), ("One test in a suite", 137),
            ("Explicit main actor", 139 + 1 / 3), ("Test two of many in a suite", 201 + 2 / 3),
            ("Test three of many in a suite", 213 + 1 / 3), (".padding", 67), (".padding(.all, 20)", 129 + 1 / 3),
            (".padding(30)", 99 + 2 / 3), (".padding(.vertical, 30)", 167 + 1 / 3)
        ]
        let errors = widths.map { truth in
            Stage(400, 40).layOut(Text(verbatim: truth.string)).frame.width / truth.points - 1
        }
        #expect(abs(errors.reduce(0, +) / CGFloat(errors.count)) <= 0.005, "\(errors)")
        #expect(errors.allSatisfy { abs($0) <= 0.02 }, "\(errors)")
    }
}
