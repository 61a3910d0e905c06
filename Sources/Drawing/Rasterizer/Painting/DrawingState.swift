import Geometry

/// Where items are drawn: the canvas, the space of their coordinates, and the pixels that can be seen.
struct DrawingState {
    var canvas: Canvas
    /// From points of the items' space to pixels of the output.
    var transform: CGAffineTransform
    /// Nothing outside reaches the picture.
    var visible: PixelRect
    /// Groups around this one.
    var depth = 0
}

extension CGAffineTransform {
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    var determinant: CGFloat { a * d - b * c }

    /// Whether a space can be drawn in: Cairo's context fails for good at a matrix without an inverse.
    var isDrawable: Bool { isFinite && abs(determinant) > 1e-9 && abs(determinant) < 1e12 }

    /// Pixels per point, the mean over both directions.
    var meanScale: CGFloat { abs(determinant).squareRoot() }

    /// Whether rectangles stay rectangles with their sides in place.
    var keepsAxes: Bool { b == 0 && c == 0 }
}

extension CGRect {
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
    }
}
