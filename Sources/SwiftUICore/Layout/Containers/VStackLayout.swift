import Geometry

/// Members below each other, from the top.
@frozen
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public struct Cache { var engine: StackEngine.Cache }

    private var engine: StackEngine { StackEngine(axis: .vertical, spacing: spacing, guide: alignment.key) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
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
