import Geometry

/// A stretch of text with one set of attributes, or an inline attachment that takes its place.
public struct TextRun: Hashable, Sendable {
    /// Room for something that is not text (an image in a sentence), in points; it sits on the baseline.
    public struct Attachment: Hashable, Sendable {
        public var width: CGFloat
        public var ascent: CGFloat
        public var descent: CGFloat
        /// How much of `ascent` and `descent` the line makes room for.
        public var lineAscent: CGFloat
        public var lineDescent: CGFloat

        public init(
            width: CGFloat, ascent: CGFloat, descent: CGFloat, lineAscent: CGFloat = .infinity,
            lineDescent: CGFloat = .infinity
        ) {
            (self.width, self.ascent, self.descent) = (width, ascent, descent)
            (self.lineAscent, self.lineDescent) = (min(ascent, lineAscent), min(descent, lineDescent))
        }
    }

    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: String, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        public var pattern: Pattern
        public init(pattern: Pattern = .solid) { self.pattern = pattern }
    }

    public var text: String
    public var font: TextFont
    /// Points added between the characters, on top of the font's own tracking table.
    public var tracking: CGFloat
    /// As `tracking`, but not after the run's last character.
    public var kerning: CGFloat
    /// Points by which the glyphs are raised.
    public var baselineOffset: CGFloat
    public var underline: LineStyle?
    public var strikethrough: LineStyle?
    public var attachment: Attachment?
    /// A number of the caller's, handed back with the run's glyphs: which paint, which link, which image.
    public var tag: Int

    public init(
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
