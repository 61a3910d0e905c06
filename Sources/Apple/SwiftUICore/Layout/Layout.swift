import Geometry

/// A way to arrange views. Stacks, grids and users' own layouts all take this path.
public protocol Layout: Animatable {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        if subviews.isEmpty { return .zero }
        var result = ViewSpacing()
        for subview in subviews { result.formUnion(subview.spacing) }
        return result
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { mergedAlignment(guide.key, bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { mergedAlignment(guide.key, bounds, proposal, subviews, &cache) }

    /// Arranges views as a container does: `MyLayout { … }`. A type that is a layout and a view at once takes the
    /// content itself where it can, which the compiler would not choose by its own rules.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) -> Cache { () }
}

/// What a layout tells of itself.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout is a stack.
    public var stackOrientation: Axis?

    public init() {}
}

/// A layout whose type alone does not tell its properties.
package protocol InstanceLayoutProperties {
    var properties: LayoutProperties { get }
}

/// The direction in which lines run and leading edges lie.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// A layout with its content.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content
    /// What the container was given that it cannot use.
    var issue: LayoutIssue?

    package static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        var contentInputs = inputs.child(0)
        let properties = (view.layout as? any InstanceLayoutProperties)?.properties ?? L.layoutProperties
        contentInputs.stackAxis = properties.stackOrientation
        let nodes = ViewResolver.nodes(of: view.content, contentInputs)
        list.append(ContainerNode(view.layout, children: nodes, inputs).noting(view.issue, inputs))
    }
}

extension Layout {
    /// What the members set, merged by the alignment's own rule, where the layout itself says nothing. Leading stays
    /// left here; the container that asks mirrors.
    func mergedAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        guard !(key.id is any FrameAlignment.Type), bounds.width.isFinite, bounds.height.isFinite else { return nil }
        let placement = LayoutPlacement(count: subviews.placeCount, bounds: bounds, mirrors: false)
        placement.collect { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
        let values = subviews.lazy.map { subview -> CGFloat? in
            let place = placement.place(of: subview, proposal: proposal)
            guard let value = subview.dimensions(in: place.proposal).explicitValue(key) else { return nil }
            return value + place.origin[key.axis]
        }
        return key.id.combined(values)
    }
}
