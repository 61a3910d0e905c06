import DisplayList
import Geometry

/// Gradients that Cairo does not draw, as pixels: the backgrounds of a timeline's entries have the same ones, and a mesh
/// takes half of a picture's time.
final class PaintCache {
    /// All that the pixels depend on.
    struct Key: Hashable {
        var paint: Paint
        var transform: CGAffineTransform
        /// The pixels that are painted at most.
        var covered: PixelRect
    }

    private var canvases: [Key: Canvas] = [:]
    private var bytes = 0
    /// What has been drawn once: most gradients are not met again, and take no memory.
    private var met: Set<Key> = []
    /// Bytes: a large widget's background at 3 × takes 4.3 MB.
    private let budget = 12 << 20

    /// The pixels, made by `make` where they are not known.
    func canvas(_ key: Key, make: () throws(RasterizerError) -> Canvas) throws(RasterizerError) -> Canvas {
        if let known = canvases[key] { return known }
        let canvas = try make()
        guard !met.insert(key).inserted, canvas.buffer.count <= budget else {
            if met.count > 256 { met = [] }
            return canvas
        }
        if bytes + canvas.buffer.count > budget { (canvases, bytes) = ([:], 0) }
        bytes += canvas.buffer.count
        canvases[key] = canvas
        return canvas
    }
}
