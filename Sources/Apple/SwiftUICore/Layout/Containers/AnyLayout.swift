import Geometry

/// A layout whose type is not known where it is used.
public struct AnyLayout: Layout, InstanceLayoutProperties {
    private let box: AnyLayoutBox

    public init<L: Layout>(_ layout: L) { box = LayoutBox(layout) }

    public struct Cache { var value: Any }

    /// The wrapped layout's own; the type alone does not tell.
    package var properties: LayoutProperties { box.properties }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache.value, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        box.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value) }
}
