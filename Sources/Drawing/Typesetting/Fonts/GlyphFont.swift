internal import CPango
import Foundation
import Geometry
import Synchronization

/// A font used for its pictures: glyphs by code point, with their ink.
package final class GlyphFont: @unchecked Sendable {
    /// A glyph and its ink, in ems from the glyph's origin; y points down, as in a picture.
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        package var ink: CGRect
    }

    package let file: URL
    // HarfBuzz fonts are immutable once made and may be read from any thread.
    let font: OpaquePointer
    let unitsPerEm: CGFloat

    /// - Parameter weight: the place on a variable font's weight axis.
    /// - Returns: nil where the file is not a font.
    package init?(file: URL, weight: CGFloat? = nil) {
        guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, 0) else { return nil }
        defer { hb_face_destroy(face) }
        let units = hb_face_get_upem(face)
        guard hb_face_get_glyph_count(face) > 0, units > 0, let font = hb_font_create(face) else { return nil }
        hb_font_set_scale(font, Int32(units), Int32(units))
        if let weight {
            // The tag's four letters, first one highest.
            let tag = "wght".utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
            var axis = hb_variation_t(tag: tag, value: Float(weight))
            hb_font_set_variations(font, &axis, 1)
        }
        hb_font_make_immutable(font)
        self.file = file
        self.font = font
        unitsPerEm = CGFloat(units)
    }

    deinit { hb_font_destroy(font) }

    /// The glyph of a code point; nil where the font has none.
    package func glyph(for codePoint: UInt32) -> Glyph? {
        var id: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, codePoint, &id) != 0 else { return nil }
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, id, &extents) != 0 else { return nil }
        // HarfBuzz measures from the top with y up, so the height is negative.
        return Glyph(
            id: id,
            ink: CGRect(
                x: CGFloat(extents.x_bearing) / unitsPerEm, y: -CGFloat(extents.y_bearing) / unitsPerEm,
                width: CGFloat(extents.width) / unitsPerEm, height: -CGFloat(extents.height) / unitsPerEm))
    }
}
