import Foundation
import Testing

@testable import Typesetting

/// The text styles of iOS at the size category Large: name, size and leading in points, weight (HIG).
struct TextStyle: Sendable, CustomTestStringConvertible {
    var name: String
    var size: CGFloat
    var leading: CGFloat
    var weight: CGFloat = 400

    var font: TextFont { TextFont(size: size, weight: weight, leading: leading) }
    var testDescription: String { name }

    static let all = [
        largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
    ]
    static let largeTitle = TextStyle(name: "largeTitle", size: 34, leading: 41)
    static let title = TextStyle(name: "title", size: 28, leading: 34)
    static let title2 = TextStyle(name: "title2", size: 22, leading: 28)
    static let title3 = TextStyle(name: "title3", size: 20, leading: 25)
    static let headline = TextStyle(name: "headline", size: 17, leading: 22, weight: 600)
    static let body = TextStyle(name: "body", size: 17, leading: 22)
    static let callout = TextStyle(name: "callout", size: 16, leading: 21)
    static let subheadline = TextStyle(name: "subheadline", size: 15, leading: 20)
    static let footnote = TextStyle(name: "footnote", size: 13, leading: 18)
    static let caption = TextStyle(name: "caption", size: 12, leading: 16)
    static let caption2 = TextStyle(name: "caption2", size: 11, leading: 13)
}

/// Sets one run with the packaged fonts.
func typeset(
    _ text: String, _ font: TextFont = TextStyle.body.font, scale: CGFloat = 3, width: CGFloat? = nil,
    height: CGFloat? = nil, with typesetter: Typesetter = .shared, _ change: (inout Paragraph) -> Void = { _ in }
) -> TypesetText {
    var paragraph = Paragraph(runs: [TextRun(text, font: font)], displayScale: scale)
    change(&paragraph)
    return typesetter.typeset(paragraph, proposedWidth: width, proposedHeight: height)
}

extension TypesetText {
    /// What each line shows, in visual order; whitespace between faces belongs to one of its neighbors.
    var shownLines: [String] {
        lines.map { $0.fragments.flatMap(\.glyphs).map(\.text).joined() }
    }

    var files: [String] { lines.flatMap(\.fragments).flatMap(\.glyphs).map(\.font.file) }
}

/// Equal but for what floating point adds.
func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.0001) -> Bool { abs(a - b) <= tolerance }
