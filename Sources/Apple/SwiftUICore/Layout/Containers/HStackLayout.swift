import Geometry

/// Members side by side, from the leading to the trailing edge.
@frozen
public struct HStackLayout: StackLayout, Sendable {
    public var alignment: VerticalAlignment
    /// Points between members; nil asks them.
    public var spacing: CGFloat?

    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    package static var axis: Axis { .horizontal }
    package var guide: AlignmentKey { alignment.key }
}
