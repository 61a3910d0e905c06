/// Images at the sizes in which they were drawn: scaling is dear, drawing again is not.
final class ScaledImageCache {
    /// All that the pixels of a scaled image depend on.
    struct Key: Hashable {
        var image: Int
        var columns: [AxisSampling.Segment]
        var rows: [AxisSampling.Segment]
        var width: Int
        var height: Int
        var interpolation: String
    }

    private var canvases: [Key: Canvas] = [:]
    private var bytes = 0
    private let budget = 64 << 20

    /// The scaled image, made by `make` where it is not known.
    func canvas(_ key: Key, make: () throws(RasterizerError) -> Canvas) throws(RasterizerError) -> Canvas {
        if let known = canvases[key] { return known }
        let canvas = try make()
        if bytes + canvas.buffer.count > budget { (canvases, bytes) = ([:], 0) }
        bytes += canvas.buffer.count
        canvases[key] = canvas
        return canvas
    }
}
