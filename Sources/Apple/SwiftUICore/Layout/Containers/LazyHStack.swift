import Geometry

/// Views side by side at their ideal widths, made as they come into view; a widget shows them all.
public struct LazyHStack<Content: View>: View {
    package let layout: LazyStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .horizontal, spacing: spacing, guide: alignment.key)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views below each other at their ideal heights, made as they come into view; a widget shows them all.
public struct LazyVStack<Content: View>: View {
    package let layout: LazyStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .vertical, spacing: spacing, guide: alignment.key)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Members in a row, each at its ideal length: what `LazyVStack` and `LazyHStack` share.
///
/// Unlike a stack it is as broad as it is offered and divides no room among its members, because it may be asked for
/// its length before it has made them all.
package struct LazyStackLayout: Layout, InstanceLayoutProperties {
    let axis: Axis
    /// Points between members; nil asks them.
    let spacing: CGFloat?
    /// The guide by which members lie across the stack.
    let guide: AlignmentKey

    package var properties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    package func makeCache(subviews: Subviews) -> [CGFloat] { gaps(subviews) }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { member, next in
            spacing ?? member.spacing.distance(to: next.spacing, along: axis)
        }
    }

    /// Members are offered the stack's breadth and nothing along it.
    private func offer(_ breadth: CGFloat?) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = breadth
        return offer
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(offer(proposal[axis.other])) }
        var size = CGSize.zero
        size[axis] = max(0, sizes.reduce(0) { $0 + $1[axis] } + cache.reduce(0, +))
        size[axis.other] = proposal[axis.other] ?? sizes.map { $0[axis.other] }.max() ?? 0
        return size
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
        let shared = ViewDimensions(size: bounds.size).value(guide)
        let offer = offer(bounds.size[axis.other])
        var position = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: offer)
            var origin = bounds.origin
            origin[axis] = position
            origin[axis.other] += shared - dimensions.value(guide)
            subview.place(at: origin, proposal: offer)
            position += dimensions.size[axis] + (index < cache.count ? cache[index] : 0)
        }
    }
}

/// Which parts of a lazy stack stay in view while it scrolls; nothing scrolls in a widget.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
