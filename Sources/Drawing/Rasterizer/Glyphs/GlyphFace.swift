internal import CCairo
import DisplayList
import Foundation
import Geometry

/// A font face opened by FreeType at its place of the variation axes, and its glyphs at the sizes drawn so far.
final class GlyphFace {
    let face: FT_Face
    let font: FontFace
    private var sizes: [GlyphSize: GlyphMasks] = [:]
    private var strikes: [UInt32: ColorGlyph?] = [:]

    init?(_ font: FontFace, library: FT_Library) {
        var opened: FT_Face?
        guard FT_New_Face(library, font.path, FT_Long(font.index), &opened) == 0, let opened else { return nil }
        face = opened
        self.font = font
        applyVariations()
    }

    deinit { FT_Done_Face(face) }

    /// Glyph masks at a size and under a transform, from a cache that is emptied when it has grown large.
    func masks(_ size: GlyphSize) -> GlyphMasks {
        if let known = sizes[size] { return known }
        if sizes.count > 200 { sizes = [:] }
        let masks = GlyphMasks(face: self, size: size)
        sizes[size] = masks
        return masks
    }

    /// What a glyph of the face covers at most, in ems with y downwards.
    var glyphBox: CGRect {
        let em = CGFloat(max(1, face.pointee.units_per_EM)), box = face.pointee.bbox
        guard face.pointee.units_per_EM > 0, box.xMax > box.xMin, !font.hasColor else {
            // Bitmap strikes lie in and around the em square.
            return CGRect(x: -0.5, y: -1.5, width: 2.5, height: 2.5)
        }
        let slant = abs(font.matrix.c) * 2
        return CGRect(
            x: CGFloat(box.xMin) / em - slant, y: -CGFloat(box.yMax) / em,
            width: CGFloat(box.xMax - box.xMin) / em + 2 * slant, height: CGFloat(box.yMax - box.yMin) / em)
    }

    /// The picture that a color font holds for a glyph; nil where it has none.
    func colorGlyph(_ id: UInt32) -> ColorGlyph? {
        if let known = strikes[id] { return known }
        let glyph = ColorGlyph(face: face, id: id)
        strikes[id] = .some(glyph)
        return glyph
    }

    private func applyVariations() {
        let settings = VariationSettings(font.variations)
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard !settings.values.isEmpty, FT_Get_MM_Var(face, &description) == 0, let description else { return }
        defer { free(description) }
        let axes = UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis))
        var coordinates = axes.map { axis -> FT_Fixed in
            guard let value = settings.values[UInt32(axis.tag)] else { return axis.def }
            return min(axis.maximum, max(axis.minimum, FT_Fixed((value * 65536).rounded())))
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    }
}
