import Geometry

/// A view with another one behind or in front of it that is fitted to its size.
final class LayeredNode: WrapperNode {
    private let layer: LayoutNode
    private let order: LayerOrder
    private let alignment: Alignment
    private let mirrors: Bool
    /// The edges of safe areas that the layer reaches into.
    private let ignoredEdges: Edge.Set

    init(
        _ content: LayoutNode, layer: LayoutNode, order: LayerOrder, alignment: Alignment, mirrors: Bool,
        ignoredEdges: Edge.Set = []
    ) {
        self.ignoredEdges = ignoredEdges
        self.layer = layer
        self.order = order
        self.alignment = alignment
        self.mirrors = mirrors
        super.init(content)
    }

    override func placeContent() {
        super.placeContent()
        if !ignoredEdges.isEmpty, !PlacementScope.current.safeAreas.isEmpty {
            let area = PlacementScope.current.frame(frame, ignoring: ignoredEdges, mirrors: mirrors)
            return layer.place(at: area.origin, proposal: ProposedViewSize(area.size))
        }
        layer.placeLayer(over: content, in: frame, proposal: placedProposal, alignment: alignment, mirrors: mirrors)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        if order == .behind { layer.draw(into: &recorder) }
        content.draw(into: &recorder)
        if order == .inFront { layer.draw(into: &recorder) }
    }

    override var children: [LayoutNode] { order == .behind ? [layer, content] : [content, layer] }

    override var layoutDetails: [String] { alignment.layoutDetail }

    override var name: String { order == .behind ? "Background" : "Overlay" }
}

extension LayoutNode {
    /// Places this node over the view that decides the size: in `frame`, which `content` took for `proposal`, so
    /// that both agree on `alignment`.
    func placeLayer(
        over content: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, alignment: Alignment, mirrors: Bool
    ) {
        let offer = ProposedViewSize(frame.size)
        // The content's own guides count, so that a badge can hang on a text's baseline.
        let primary = content.dimensions(in: proposal).point(alignment)
        let secondary = dimensions(in: offer)
        let point = secondary.point(alignment)
        var origin = CGPoint(x: primary.x - point.x, y: primary.y - point.y)
        if mirrors { origin.x = frame.width - origin.x - secondary.width }
        place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer)
    }
}

nonisolated extension View {
    /// Lays `layer` behind or in front of the view, which alone decides the size.
    ///
    /// - Parameter ignoredEdges: the edges of safe areas that the layer reaches into; it then fills what it is offered.
    package func layered<V: View>(
        _ order: LayerOrder, _ alignment: Alignment, _ layer: V, ignoredEdges: Edge.Set = []
    ) -> some View {
        wrapNodesWithViews { content, inputs in
            let nodes = ViewResolver.nodes(of: layer, inputs)
            if nodes.isEmpty { return content }
            return LayeredNode(
                content, layer: ViewResolver.combine(nodes, inputs, alignment: alignment),
                order: order, alignment: alignment,
                mirrors: inputs.environment.isRightToLeft, ignoredEdges: ignoredEdges)
        }
    }

    /// Puts a view or a style behind the view.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layered(.behind, alignment, content())
    }

    /// Puts a view or a style behind the view.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layered(.behind, alignment, background)
    }

    /// Puts a view or a style in front of the view.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(.inFront, alignment, content())
    }

    /// Puts a view or a style in front of the view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layered(.inFront, alignment, overlay)
    }

    /// Puts a view or a style behind the view.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layered(.behind, .center, Rectangle().fill(style), ignoredEdges: edges)
    }

    /// Puts a view or a style behind the view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(.behind, .center, Rectangle().fill(BackgroundStyle()), ignoredEdges: edges)
    }

    /// Puts a view or a style behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(.behind, .center, shape.fill(style, style: fillStyle))
    }

    /// Puts a view or a style behind the view.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        layered(.behind, .center, shape.fill(BackgroundStyle(), style: fillStyle))
    }

    /// Puts a view or a style in front of the view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(.inFront, .center, Rectangle().fill(style), ignoredEdges: edges)
    }

    /// Puts a view or a style in front of the view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(.inFront, .center, shape.fill(style, style: fillStyle))
    }
}

/// Whether a layer lies behind or in front of its view.
package enum LayerOrder { case behind, inFront }

extension _ViewInputs {
    /// The inputs for content that is no direct member of a stack.
    package var outsideStack: _ViewInputs {
        var copy = self
        copy.stackAxis = nil
        return copy
    }
}
