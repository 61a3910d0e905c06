import Geometry

/// A layout of members in a row, which `StackEngine` solves.
package protocol StackLayout: Layout where Cache == _StackLayoutCache {
    static var axis: Axis { get }
    /// Points between members; nil asks them.
    var spacing: CGFloat? { get }
    /// The guide on the other axis.
    var guide: AlignmentKey { get }
}

/// What a stack remembers between the passes of one layout.
public struct _StackLayoutCache {
    var engine: StackEngine.Cache
}

extension StackLayout {
    private var engine: StackEngine { StackEngine(axis: Self.axis, spacing: spacing, guide: guide) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(engine: engine.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { engine.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        engine.solve(proposal, subviews, &cache.engine).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        engine.place(in: bounds, proposal: proposal, subviews, &cache.engine)
    }
}
