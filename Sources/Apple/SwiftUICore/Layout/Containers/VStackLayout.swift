import Geometry

/// Members below each other, from the top.
@frozen
public struct VStackLayout: StackLayout, Sendable {
    public var alignment: HorizontalAlignment
    /// Points between members; nil asks them.
    public var spacing: CGFloat?

    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    package static var axis: Axis { .vertical }
    package var guide: AlignmentKey { alignment.key }
}
