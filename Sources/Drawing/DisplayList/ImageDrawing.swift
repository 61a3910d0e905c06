import Geometry

/// A bitmap stretched over a rectangle.
package struct ImageDrawing: Hashable, Sendable {
    package enum Interpolation: String, Hashable, Sendable {
        case none, low, medium, high
    }

    package var image: ImageReference
    /// Where the whole bitmap goes, in points.
    package var rect: CGRect
    package var interpolation: Interpolation
    /// Set for a template: only the bitmap's alpha is used, painted with this.
    package var tint: Paint?
    /// The parts of the bitmap that keep their size when it is stretched, in points of the bitmap at its scale;
    /// nil stretches it evenly.
    package var capInsets: CapInsets?
    package var opacity: Double
    /// Whether pixels that the rectangle's edges cross are covered in part.
    package var antialiased: Bool

    package init(
        image: ImageReference, rect: CGRect, interpolation: Interpolation = .medium, tint: Paint? = nil,
        capInsets: CapInsets? = nil, opacity: Double = 1, antialiased: Bool = true
    ) {
        self.image = image
        self.rect = rect
        self.interpolation = interpolation
        self.tint = tint
        self.capInsets = capInsets
        self.opacity = opacity
        self.antialiased = antialiased
    }
}

/// The stretching of a bitmap that has fixed edges.
package struct CapInsets: Hashable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat
    /// Pixels of the bitmap for one point.
    package var scale: CGFloat
    /// Whether the middle repeats (`.tile`) or stretches.
    package var tiles: Bool
    /// How much of what lies between the edges is used, in points from the left edge on; the rest is left out. Nil
    /// for all of it.
    package var centerWidth: CGFloat?
    /// The same from the top edge on.
    package var centerHeight: CGFloat?

    package init(
        top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, scale: CGFloat, tiles: Bool,
        centerWidth: CGFloat? = nil, centerHeight: CGFloat? = nil
    ) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        self.scale = scale
        self.tiles = tiles
        (self.centerWidth, self.centerHeight) = (centerWidth, centerHeight)
    }
}
