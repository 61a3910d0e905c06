import Geometry

/// A colour at a place of a gradient, 0 at its start and 1 at its end. Colours between stops are interpolated
/// in sRGB, premultiplied.
public struct GradientStop: Hashable, Sendable {
    public var color: ResolvedColor
    public var location: CGFloat

    public init(color: ResolvedColor, location: CGFloat) {
        self.color = color
        self.location = location
    }
}
