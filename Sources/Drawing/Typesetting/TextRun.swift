import Geometry

/// A stretch of text with one set of attributes, or an inline attachment that takes its place.
package struct TextRun: Hashable, Sendable {
    /// Room for something that is not text (an image in a sentence), in points; it sits on the baseline.
    package struct Attachment: Hashable, Sendable {
        package var width: CGFloat
        package var ascent: CGFloat
        package var descent: CGFloat
        /// How much of `ascent` and `descent` the line makes room for.
        package var lineAscent: CGFloat
        package var lineDescent: CGFloat

        package init(
            width: CGFloat, ascent: CGFloat, descent: CGFloat, lineAscent: CGFloat = .infinity,
            lineDescent: CGFloat = .infinity
        ) {
            (self.width, self.ascent, self.descent) = (width, ascent, descent)
            (self.lineAscent, self.lineDescent) = (min(ascent, lineAscent), min(descent, lineDescent))
        }
    }

    package struct LineStyle: Hashable, Sendable {
        package enum Pattern: String, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        package var pattern: Pattern
        package init(pattern: Pattern = .solid) { self.pattern = pattern }
    }

    package var text: String
    package var font: TextFont
    /// Points added between the characters, on top of the font's own tracking table.
    package var tracking: CGFloat
    /// As `tracking`, but not after the run's last character.
    package var kerning: CGFloat
    /// Points by which the glyphs are raised.
    package var baselineOffset: CGFloat
    package var underline: LineStyle?
    package var strikethrough: LineStyle?
    package var attachment: Attachment?
    /// A number of the caller's, handed back with the run's glyphs: which paint, which link, which image.
    package var tag: Int

    package init(
        _ text: String, font: TextFont, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: LineStyle? = nil, strikethrough: LineStyle? = nil, attachment: Attachment? = nil, tag: Int = 0
    ) {
        self.text = text
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.attachment = attachment
        self.tag = tag
    }
}
