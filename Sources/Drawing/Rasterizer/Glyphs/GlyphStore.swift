internal import CCairo
import DisplayList
import Geometry

/// The fonts of one rasterizer, opened once, with the glyphs that they have drawn.
///
/// FreeType is asked directly: Cairo 1.16 puts every glyph on a whole pixel, which spaces small text unevenly,
/// where Apple's systems draw at quarters of a pixel.
final class GlyphStore {
    private(set) var library: FT_Library?
    private var faces: [FontFace: GlyphFace?] = [:]

    init() {
        FT_Init_FreeType(&library)
    }

    deinit {
        // Faces belong to the library and must go first.
        faces = [:]
        if let library { FT_Done_FreeType(library) }
    }

    /// The opened face; nil where its file is missing or is no font.
    func face(_ font: FontFace) -> GlyphFace? {
        if let known = faces[font] { return known }
        let face = library.flatMap { GlyphFace(font, library: $0) }
        faces[font] = .some(face)
        return face
    }
}
