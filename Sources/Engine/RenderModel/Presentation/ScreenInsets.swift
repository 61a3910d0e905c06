import Geometry

/// What the system keeps free at a screen's edges, in points.
package struct ScreenInsets: Hashable, Sendable, Codable {
    package var top: Double
    package var bottom: Double
    /// At either side.
    package var sides: Double

    package init(top: Double = 0, bottom: Double = 0, sides: Double = 0) {
        (self.top, self.bottom, self.sides) = (top, bottom, sides)
    }

    /// What is left of a screen.
    package func inner(of screen: CGSize) -> CGRect {
        CGRect(
            x: sides, y: top, width: max(0, screen.width - 2 * sides), height: max(0, screen.height - top - bottom))
    }
}
