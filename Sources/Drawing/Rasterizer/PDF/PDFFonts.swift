internal import CCairo
import DisplayList
import Geometry

/// The fonts of a PDF's selectable text, whose glyphs are the outlines that pictures have: of a place of the variation
/// axes, slanted or emboldened, as no font file holds them.
struct PDFFonts {
    /// Units of outlines per em.
    static let em: CGFloat = 1000

    let glyphs: GlyphStore
    private var faces: [FontFace: Face] = [:]

    init(glyphs: GlyphStore) { self.glyphs = glyphs }

    /// The outlines of a font, `em` units high; nil where its file cannot be opened.
    func outlines(of font: FontFace) -> GlyphMasks? {
        guard let face = glyphs.face(font),
            let size = GlyphSize(size: Self.em, synthetic: font.matrix, transform: .identity)
        else { return nil }
        return face.masks(size)
    }

    /// A font of Cairo's that draws the outlines.
    mutating func font(_ font: FontFace) -> OpaquePointer? {
        if let known = faces[font] { return known.pointer }
        guard let outlines = outlines(of: font), let face = Face(outlines) else { return nil }
        faces[font] = face
        return face.pointer
    }

    /// Cairo's font, and what it draws.
    private final class Face {
        let pointer: OpaquePointer
        private let outlines: GlyphMasks

        /// The address that Cairo knows the outlines by.
        nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

        init?(_ outlines: GlyphMasks) {
            guard let pointer = cairo_user_font_face_create() else { return nil }
            (self.pointer, self.outlines) = (pointer, outlines)
            cairo_font_face_set_user_data(pointer, Self.key, Unmanaged.passUnretained(outlines).toOpaque(), nil)
            cairo_user_font_face_set_render_glyph_func(pointer) { font, glyph, context, extents in
                guard let font, let context, let extents,
                    let data = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), Face.key)
                else { return CAIRO_STATUS_USER_FONT_ERROR }
                let outlines = Unmanaged<GlyphMasks>.fromOpaque(data).takeUnretainedValue()
                let id = UInt32(truncatingIfNeeded: glyph)
                cairo_scale(context, 1 / em, 1 / em)
                Outline.path(outlines.outline(id)).addPath(to: context)
                cairo_fill(context)
                extents.pointee.x_advance = outlines.advance(id) / em
                return CAIRO_STATUS_SUCCESS
            }
        }

        deinit { cairo_font_face_destroy(pointer) }
    }
}

extension GlyphMasks {
    /// How far the next glyph is, in pixels of the size.
    fileprivate func advance(_ id: UInt32) -> CGFloat {
        guard loadOutline(id), let slot = glyphSlot else { return 0 }
        return CGFloat(slot.pointee.linearHoriAdvance) / 65536
    }
}
