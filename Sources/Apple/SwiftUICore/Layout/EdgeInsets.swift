import Geometry

/// Distances from the sides of a rectangle, in points; leading and trailing follow the layout direction.
@frozen
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    @inlinable
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The insets without those that are infinite or no numbers.
    var finite: EdgeInsets {
        EdgeInsets(
            top: top.orZeroIfNotFinite, leading: leading.orZeroIfNotFinite, bottom: bottom.orZeroIfNotFinite,
            trailing: trailing.orZeroIfNotFinite)
    }

    var arguments: [(name: String, value: CGFloat?)] {
        [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    }
}
