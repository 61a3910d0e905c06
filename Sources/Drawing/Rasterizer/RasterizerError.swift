/// Why a picture could not be made at all. What can be drawn in part is drawn, with a finding.
package enum RasterizerError: Error, Equatable, CustomStringConvertible {
    /// The canvas is empty, not finite or larger than `Rasterizer.largestSide` or `Rasterizer.largestArea`.
    case size(width: Double, height: Double, scale: Double)
    case outOfMemory(bytes: Int)

    package var description: String {
        switch self {
        case .size(let width, let height, let scale):
            """
            a canvas of \(width) × \(height) points at scale \(scale) cannot be drawn: give a size of at least one \
            pixel and at most \(Rasterizer.largestSide) pixels a side and \(Rasterizer.largestArea) in all
            """
        case .outOfMemory(let bytes):
            "no memory for an image of \(bytes) bytes: render fewer at once (--jobs) or at a smaller scale"
        }
    }
}
