import Geometry

/// Views side by side.
public struct HStack<Content: View>: View {
    package let layout: HStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View {
        LayoutView(layout: layout, content: content, issue: .nonFinite("HStack", [("spacing", layout.spacing)]))
    }
}

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

/// Views below each other.
public struct VStack<Content: View>: View {
    package let layout: VStackLayout
    nonisolated(unsafe) package let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View {
        LayoutView(layout: layout, content: content, issue: .nonFinite("VStack", [("spacing", layout.spacing)]))
    }
}

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
