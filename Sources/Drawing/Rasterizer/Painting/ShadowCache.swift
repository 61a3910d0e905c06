import DisplayList
import Geometry

/// The shadows of shapes, blurred: the cards of a batch's pictures have the same ones.
final class ShadowCache {
    /// All that a shadow's pixels depend on.
    struct Key: Hashable {
        var outline: Outline
        var evenOdd: Bool
        var antialiased: Bool
        var transform: CGAffineTransform
        /// The pixels of the shape that count.
        var box: PixelRect
        /// Points.
        var sigma: CGFloat
        var offsetX: CGFloat
        var offsetY: CGFloat
    }

    private var masks: [Key: Canvas] = [:]
    private var bytes = 0
    /// Bytes: a shadow around a large widget at 3 × takes 1.2 MB.
    private let budget = 8 << 20

    /// The shadow's mask, made by `make` where it is not known; nil where that makes none.
    func mask(_ key: Key, make: () throws(RasterizerError) -> Canvas?) throws(RasterizerError) -> Canvas? {
        if let known = masks[key] { return known }
        guard let mask = try make() else { return nil }
        if bytes + mask.buffer.count > budget { (masks, bytes) = ([:], 0) }
        bytes += mask.buffer.count
        masks[key] = mask
        return mask
    }
}
