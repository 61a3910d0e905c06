import Geometry

/// The height of one line and its distance to the next.
///
/// Two rules hold for SwiftUI's lines. A line is as high as its font's ascent and descent, 1.193359 em for the
/// system font, whatever its leading. From one line to the next a text style's lines advance by the style's leading,
/// and explicit sizes' by the line height rounded up to a pixel. Fonts that stand in for missing characters change
/// neither.
struct LineBox {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// Points between this line's descent and the next line's ascent, negative where a style sets its lines tight.
    var gap: CGFloat = 0
    /// The largest font size in the line.
    var fontSize: CGFloat = 0

    var height: CGFloat { ascent + descent }

    init(_ content: LineContent, lines: [MeasuredLine], paragraph: Paragraph, scale: CGFloat) {
        var leadingGap: CGFloat?
        var isEmpty = true
        func include(_ font: ResolvedFont, offset: CGFloat) {
            ascent = isEmpty ? font.ascent + offset : max(ascent, font.ascent + offset)
            descent = isEmpty ? font.descent - offset : max(descent, font.descent - offset)
            fontSize = max(fontSize, font.size)
            if let leading = font.leading {
                leadingGap = max(leadingGap ?? -.infinity, leading - font.lineHeight)
            }
            isEmpty = false
        }
        for piece in content.pieces where !piece.clusters.isEmpty {
            let line = lines[piece.line]
            let first = line.shaped.clusters[piece.clusters.lowerBound].span
            let last = line.shaped.clusters[piece.clusters.upperBound - 1].span
            for span in first...last {
                let run = paragraph.runs[line.runs[span]]
                include(line.fonts[span], offset: run.baselineOffset * scale)
                if let attachment = run.attachment {
                    ascent = max(ascent, (attachment.lineAscent + run.baselineOffset) * scale)
                    descent = max(descent, (attachment.lineDescent - run.baselineOffset) * scale)
                }
            }
        }
        if isEmpty { include(lines[content.line].emptyFont, offset: 0) }
        // With a line spacing only the whole text's height is rounded: lines of 16 points with 2 between them advance by
        // 21.1 points in `gonzalezreal/swift-markdown-ui`'s images at 2 pixels per point.
        let isRounded = paragraph.lineSpacing <= 0
        gap = leadingGap ?? (isRounded ? PixelGrid(scale: paragraph.displayScale).up(height) - height : 0)
    }
}
