import Geometry

/// Glyphs of one face at one size, each at its own place, with the text they were shaped from.
package struct GlyphRun: Hashable, Sendable {
    /// A glyph of the face and where its origin lies, in points.
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        package var position: CGPoint

        package init(id: UInt32, position: CGPoint) {
            self.id = id
            self.position = position
        }
    }

    package var font: FontFace
    /// Points per em.
    package var size: CGFloat
    package var glyphs: [Glyph]
    /// The characters that the glyphs stand for, for people who read the list.
    package var text: String

    package init(font: FontFace, size: CGFloat, glyphs: [Glyph], text: String) {
        self.font = font
        self.size = size
        self.glyphs = glyphs
        self.text = text
    }
}
