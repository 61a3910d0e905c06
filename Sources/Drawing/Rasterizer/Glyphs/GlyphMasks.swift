internal import CCairo
import Foundation

/// The drawn glyphs of a face at one size.
final class GlyphMasks {
    /// A glyph's coverage, one byte a pixel, placed relative to the pixel of its origin.
    final class Mask {
        let left: Int
        /// Upwards from the origin's pixel row to the first row.
        let top: Int
        let width: Int
        let height: Int
        let coverage: UnsafeMutablePointer<UInt8>

        init(left: Int, top: Int, bitmap: FT_Bitmap) {
            (self.left, self.top) = (left, top)
            (width, height) = (Int(bitmap.width), Int(bitmap.rows))
            coverage = .allocate(capacity: max(1, width * height))
            for row in 0..<height {
                memcpy(coverage + row * width, bitmap.buffer + row * Int(bitmap.pitch), width)
            }
        }

        deinit { coverage.deallocate() }
    }

    private struct Key: Hashable {
        var id: UInt32
        var phase: UInt32
    }

    /// Places within a pixel at which a glyph is drawn, per axis.
    static let phases = 4

    private unowned let face: GlyphFace
    let size: GlyphSize
    private var masks: [Key: Mask?] = [:]
    private var bytes = 0

    init(face: GlyphFace, size: GlyphSize) {
        (self.face, self.size) = (face, size)
    }

    /// The mask of a glyph whose origin lies `phaseX`, `phaseY` quarters of a pixel right of and below a pixel's
    /// top left corner; nil where it has no ink.
    func mask(_ id: UInt32, phaseX: Int, phaseY: Int) -> Mask? {
        let key = Key(id: id, phase: UInt32(phaseX + Self.phases * phaseY))
        if let known = masks[key] { return known }
        if bytes > 8 << 20 { (masks, bytes) = ([:], 0) }
        let mask = render(id, phaseX: phaseX, phaseY: phaseY)
        bytes += mask.map { $0.width * $0.height } ?? 0
        masks[key] = .some(mask)
        return mask
    }

    var glyphSlot: FT_GlyphSlot? { face.face.pointee.glyph }

    /// Loads a glyph's outline into the face's slot, transformed; false where it has none.
    func loadOutline(_ id: UInt32) -> Bool {
        let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        guard FT_Set_Char_Size(face.face, 0, FT_F26Dot6(size.em), 72, 72) == 0,
            FT_Load_Glyph(face.face, id, flags) == 0, let slot = face.face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return false }
        if !size.isPlain {
            var matrix = size.matrix
            FT_Outline_Transform(&slot.pointee.outline, &matrix)
        }
        return true
    }

    private func render(_ id: UInt32, phaseX: Int, phaseY: Int) -> Mask? {
        guard loadOutline(id), let slot = face.face.pointee.glyph else { return nil }
        let step = 64 / Self.phases
        FT_Outline_Translate(&slot.pointee.outline, phaseX * step, -phaseY * step)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0, slot.pointee.bitmap.width > 0,
            slot.pointee.bitmap.pitch >= 0
        else { return nil }
        return Mask(
            left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), bitmap: slot.pointee.bitmap)
    }
}
