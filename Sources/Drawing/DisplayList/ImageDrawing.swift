import Geometry

/// A bitmap stretched over a rectangle.
public struct ImageDrawing: Hashable, Sendable {
    public enum Interpolation: String, Hashable, Sendable {
        case none, low, medium, high
    }

    public var image: ImageReference
    /// Where the whole bitmap goes, in points.
    public var rect: CGRect
    public var interpolation: Interpolation
    /// Set for a template: only the bitmap's alpha is used, painted with this.
    public var tint: Paint?
    /// The parts of the bitmap that keep their size when it is stretched, in points of the bitmap at its scale;
    /// nil stretches it evenly.
    public var capInsets: CapInsets?
    public var opacity: Double
    /// Whether pixels that the rectangle's edges cross are covered in part.
    public var antialiased: Bool

    public init(
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
public struct CapInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    /// Pixels of the bitmap for one point.
    public var scale: CGFloat
    /// Whether the middle repeats (`.tile`) or stretches.
    public var tiles: Bool
    /// How much of what lies between the edges is used, in points from the left edge on; the rest is left out. Nil
    /// for all of it.
    public var centerWidth: CGFloat?
    /// The same from the top edge on.
    public var centerHeight: CGFloat?

    public init(
        top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, scale: CGFloat, tiles: Bool,
        centerWidth: CGFloat? = nil, centerHeight: CGFloat? = nil
    ) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        self.scale = scale
        self.tiles = tiles
        (self.centerWidth, self.centerHeight) = (centerWidth, centerHeight)
    }
}
