import Geometry

/// What the compact island's layout found, in points. It is written and read on the main actor.
package final class IslandFitLog {
    /// How wide the sides want to be, with their margins.
    var leadingWidth: CGFloat = 0
    var trailingWidth: CGFloat = 0
    /// What there is for a side.
    var widestSide: CGFloat = .infinity

    package init() {}
}
