import DisplayList
import Geometry
import Typesetting

/// A line of text for sheets of pictures, set like a widget's.
package enum CaptionDrawing {
    /// - Parameter size: points of the font.
    package static func list(_ text: String, size: CGFloat, isBold: Bool = false, color: ResolvedColor) -> DisplayList {
        let font = TextFont(size: size, weight: isBold ? 600 : 400, monospacedDigits: true)
        let set = Typesetter.shared.typeset(
            Paragraph(runs: [TextRun(text, font: font)]), proposedWidth: nil, proposedHeight: nil)
        let runs = set.lines.flatMap(\.fragments).flatMap(\.glyphs)
        return DisplayList(size: set.size, items: runs.map { .glyphs($0, .color(color)) })
    }

    /// A line with its upper left corner at a point of the sheet.
    package static func place(_ line: DisplayList, x: CGFloat, y: CGFloat) -> DisplayItem {
        .group(DisplayGroup(line.items, transform: CGAffineTransform(translationX: x, y: y)))
    }
}
