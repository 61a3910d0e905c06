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

/// A face of a font file, at one place of its variation axes.
package struct FontFace: Hashable, Sendable {
    /// The file's name without its folder, which differs from machine to machine.
    package var file: String
    /// Where the file was found.
    package var path: String
    /// The face's index in a collection.
    package var index: Int
    /// Axis settings as fontconfig and CSS write them: `wght=600,opsz=28`.
    package var variations: String
    /// A synthetic transform of the outlines (slant), or the identity.
    package var matrix: CGAffineTransform
    /// Whether the face draws its own colors (emoji), so that paint gives only the opacity.
    package var hasColor: Bool

    package init(
        file: String, path: String, index: Int = 0, variations: String = "", matrix: CGAffineTransform = .identity,
        hasColor: Bool = false
    ) {
        self.file = file
        self.path = path
        self.index = index
        self.variations = variations
        self.matrix = matrix
        self.hasColor = hasColor
    }

    // The folder says where this machine keeps the fonts, not what is drawn.
    package static func == (lhs: FontFace, rhs: FontFace) -> Bool {
        lhs.file == rhs.file && lhs.index == rhs.index && lhs.variations == rhs.variations
            && lhs.matrix == rhs.matrix && lhs.hasColor == rhs.hasColor
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(index)
        hasher.combine(variations)
    }
}
