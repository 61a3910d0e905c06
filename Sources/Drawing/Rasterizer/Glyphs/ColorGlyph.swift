internal import CCairo
import Foundation
import Geometry

/// A glyph that a font holds as a picture (color emoji), at the largest size that it offers.
struct ColorGlyph {
    let image: DecodedImage
    /// Where the picture lies around the glyph's origin, in ems with y downwards.
    let box: CGRect

    init?(face: FT_Face, id: UInt32) {
        let count = Int(face.pointee.num_fixed_sizes)
        guard count > 0, let sizes = face.pointee.available_sizes,
            let largest = (0..<count).max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }),
            sizes[largest].y_ppem > 0, FT_Select_Size(face, FT_Int(largest)) == 0,
            FT_Load_Glyph(face, id, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
        else { return nil }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width), height = Int(bitmap.rows)
        guard Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
            bitmap.pitch >= bitmap.width * 4, let buffer = try? PixelBuffer(count: width * height * 4)
        else { return nil }
        // FreeType's color bitmaps are premultiplied blue, green, red, alpha, as ours are.
        for row in 0..<height {
            memcpy(buffer.bytes + row * width * 4, bitmap.buffer + row * Int(bitmap.pitch), width * 4)
        }
        image = DecodedImage(bitmap: Bitmap(width: width, height: height, buffer: buffer))
        let em = CGFloat(sizes[largest].y_ppem) / 64
        box = CGRect(
            x: CGFloat(slot.pointee.bitmap_left) / em, y: -CGFloat(slot.pointee.bitmap_top) / em,
            width: CGFloat(width) / em, height: CGFloat(height) / em)
    }
}
