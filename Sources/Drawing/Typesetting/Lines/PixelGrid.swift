import Geometry

/// The pixels of an output scale, to which SwiftUI rounds the sizes of text.
struct PixelGrid {
    /// Pixels per point.
    private let scale: CGFloat

    init(scale: CGFloat) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// The nearest multiple of a pixel.
    func nearest(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    /// The smallest multiple of a pixel that is not below `length`, but for what floating point adds to it.
    func up(_ length: CGFloat) -> CGFloat {
        (length * scale - 1e-4).rounded(.up) / scale
    }
}
