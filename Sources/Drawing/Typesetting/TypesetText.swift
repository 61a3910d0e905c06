import DisplayList
import Geometry

/// A paragraph broken into lines and glyphs. Every place is in points from the top left of the text's box.
package struct TypesetText: Sendable {
    /// What cannot be divided: one or a few characters, and where they lie.
    package struct Cluster: Hashable, Sendable {
        /// The left end.
        package var x: CGFloat
        package var advance: CGFloat
        /// Of the fragment, counted through all its glyph runs; empty for a space.
        package var glyphs: Range<Int>
        /// Places in the paragraph's text.
        package var characters: Range<Int>
        package var isRightToLeft: Bool

        package init(
            x: CGFloat, advance: CGFloat, glyphs: Range<Int>, characters: Range<Int>, isRightToLeft: Bool
        ) {
            (self.x, self.advance, self.glyphs) = (x, advance, glyphs)
            (self.characters, self.isRightToLeft) = (characters, isRightToLeft)
        }
    }

    /// The glyphs of one run on one line, and where they lie.
    package struct Fragment: Sendable {
        /// The `tag` of the run that these come from.
        package var tag: Int
        /// Empty for an attachment.
        package var glyphs: [GlyphRun]
        /// The fragment's box: its advance wide, its line's font high.
        package var frame: CGRect
        package var underline: Outline?
        package var strikethrough: Outline?
        package var isAttachment: Bool
        /// From left to right; empty unless the paragraph asks for them.
        package var clusters: [Cluster] = []

        package init(
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

    package struct Line: Sendable {
        package var fragments: [Fragment]
        /// From the line's first to its last ink-bearing advance, one line height high.
        package var frame: CGRect
        package var baseline: CGFloat
        /// The font size that is largest in the line, which redaction bars follow.
        package var fontSize: CGFloat

        package init(fragments: [Fragment], frame: CGRect, baseline: CGFloat, fontSize: CGFloat) {
            self.fragments = fragments
            self.frame = frame
            self.baseline = baseline
            self.fontSize = fontSize
        }
    }

    package var size: CGSize
    package var lines: [Line]
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    package var isTruncated: Bool
    /// The factor by which the fonts were shrunk; 1 where they were not.
    package var scaleFactor: CGFloat
    /// Characters for which no packaged font has a glyph.
    package var missingCharacters: [Character]

    package init(
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
