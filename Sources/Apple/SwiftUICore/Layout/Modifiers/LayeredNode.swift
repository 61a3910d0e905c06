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
