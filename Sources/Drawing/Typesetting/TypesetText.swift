import Geometry
import DisplayList

/// A paragraph broken into lines and glyphs. Every place is in points from the top left of the text's box.
public struct TypesetText: Sendable {
    /// What cannot be divided: one or a few characters, and where they lie.
    public struct Cluster: Hashable, Sendable {
        /// The left end.
        public var x: CGFloat
        public var advance: CGFloat
        /// Of the fragment, counted through all its glyph runs; empty for a space.
        public var glyphs: Range<Int>
        /// Places in the paragraph's text.
        public var characters: Range<Int>
        public var isRightToLeft: Bool

        public init(
            x: CGFloat, advance: CGFloat, glyphs: Range<Int>, characters: Range<Int>, isRightToLeft: Bool
        ) {
            (self.x, self.advance, self.glyphs) = (x, advance, glyphs)
            (self.characters, self.isRightToLeft) = (characters, isRightToLeft)
        }
    }

    /// The glyphs of one run on one line, and where they lie.
    public struct Fragment: Sendable {
        /// The `tag` of the run that these come from.
        public var tag: Int
        /// Empty for an attachment.
        public var glyphs: [GlyphRun]
        /// The fragment's box: its advance wide, its line's font high.
        public var frame: CGRect
        public var underline: Outline?
        public var strikethrough: Outline?
        public var isAttachment: Bool
        /// From left to right; empty unless the paragraph asks for them.
        public var clusters: [Cluster] = []

        public init(
            tag: Int, glyphs: [GlyphRun], frame: CGRect, underline: Outline? = nil, strikethrough: Outline? = nil,
            isAttachment: Bool = false
        ) {
            self.tag = tag
            self.glyphs = glyphs
            self.frame = frame
            self.underline = underline
            self.strikethrough = strikethrough
            self.isAttachment = isAttachment
        }
    }

    public struct Line: Sendable {
        public var fragments: [Fragment]
        /// From the line's first to its last ink-bearing advance, one line height high.
        public var frame: CGRect
        public var baseline: CGFloat
        /// The font size that is largest in the line, which redaction bars follow.
        public var fontSize: CGFloat

        public init(fragments: [Fragment], frame: CGRect, baseline: CGFloat, fontSize: CGFloat) {
            self.fragments = fragments
            self.frame = frame
            self.baseline = baseline
            self.fontSize = fontSize
        }
    }

    public var size: CGSize
    public var lines: [Line]
    public var firstBaseline: CGFloat
    public var lastBaseline: CGFloat
    public var isTruncated: Bool
    /// The factor by which the fonts were shrunk; 1 where they were not.
    public var scaleFactor: CGFloat
    /// Characters for which no packaged font has a glyph.
    public var missingCharacters: [Character]

    public init(
        size: CGSize, lines: [Line], firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool = false,
        scaleFactor: CGFloat = 1, missingCharacters: [Character] = []
    ) {
        self.size = size
        self.lines = lines
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
        self.scaleFactor = scaleFactor
        self.missingCharacters = missingCharacters
    }
}
