import Geometry

/// Glyphs of one face at one size, each at its own place, with the text they were shaped from.
public struct GlyphRun: Hashable, Sendable {
    /// A glyph of the face and where its origin lies, in points.
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        public var position: CGPoint

        public init(id: UInt32, position: CGPoint) {
            self.id = id
            self.position = position
        }
    }

    public var font: FontFace
    /// Points per em.
    public var size: CGFloat
    public var glyphs: [Glyph]
    /// The characters that the glyphs stand for, for people who read the list.
    public var text: String

    public init(font: FontFace, size: CGFloat, glyphs: [Glyph], text: String) {
        self.font = font
        self.size = size
        self.glyphs = glyphs
        self.text = text
    }
}
