import Geometry

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How long the item is across the direction in which the grid grows, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// An equal part of the room that is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of at least `minimum` as fit in an equal part of the room that is left.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// Points to the next item; nil is the default of 8.
    public var spacing: CGFloat?
    /// Where cells lie in their place; nil centers them.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
