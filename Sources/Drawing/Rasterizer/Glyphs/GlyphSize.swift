internal import CCairo
import Geometry

/// The size of a face's em in 1/64 pixel, and what is done to the outlines beyond that, in 1/65536.
struct GlyphSize: Hashable {
    var em: Int
    var xx = 65536
    var xy = 0
    var yx = 0
    var yy = 65536

    /// - Parameters:
    ///   - size: points per em.
    ///   - synthetic: the face's own transform, in the font's space where y points up.
    ///   - transform: from points to pixels, y downwards.
    init?(size: CGFloat, synthetic: CGAffineTransform, transform: CGAffineTransform) {
        let pixels = size * transform.meanScale
        let em = (pixels * 64).rounded()
        guard em >= 1, em < 64 * 16_384 else { return nil }
        self.em = Int(em)
        let factor = size / (em / 64)
        let device = CGAffineTransform(
            a: transform.a * factor, b: -transform.b * factor, c: -transform.c * factor, d: transform.d * factor,
            tx: 0, ty: 0)
        let outline = synthetic.concatenating(device)
        let entries = [outline.a, outline.c, outline.b, outline.d].map { ($0 * 65536).rounded() }
        guard entries.allSatisfy({ abs($0) < 1e9 }) else { return nil }
        (xx, xy, yx, yy) = (Int(entries[0]), Int(entries[1]), Int(entries[2]), Int(entries[3]))
        // Rounding the em to 1/64 pixel is all that a plain scale leaves.
        if xy == 0, yx == 0, abs(xx - 65536) < 64 * 4, abs(yy - 65536) < 64 * 4 { (xx, yy) = (65536, 65536) }
    }

    var isPlain: Bool { xx == 65536 && xy == 0 && yx == 0 && yy == 65536 }
    /// Whether baselines stay horizontal, so that glyphs lie on whole pixels vertically.
    var isUpright: Bool { yx == 0 }

    var matrix: FT_Matrix { FT_Matrix(xx: xx, xy: xy, yx: yx, yy: yy) }
}
