import Geometry

/// A color at a place of a gradient, 0 at its start and 1 at its end. Colors between stops are interpolated
/// in sRGB, premultiplied.
package struct GradientStop: Hashable, Sendable {
    package var color: ResolvedColor
    package var location: CGFloat

    package init(color: ResolvedColor, location: CGFloat) {
        self.color = color
        self.location = location
    }
}
