import Geometry

/// A view with another one behind or in front of it that is fitted to its size.
final class LayeredNode: WrapperNode {
    private let layer: LayoutNode
    private let order: LayerOrder
    private let alignment: Alignment
    private let mirrors: Bool

    init(_ content: LayoutNode, layer: LayoutNode, order: LayerOrder, alignment: Alignment, mirrors: Bool) {
        self.layer = layer
        self.order = order
        self.alignment = alignment
        self.mirrors = mirrors
        super.init(content)
    }

    override func placeContent() {
        super.placeContent()
        let offer = ProposedViewSize(frame.size)
        // The content's own guides count, so that a badge can hang on a text's baseline.
        let primary = content.dimensions(in: placedProposal).point(alignment)
        let secondary = layer.dimensions(in: offer)
        let point = secondary.point(alignment)
        var origin = CGPoint(x: primary.x - point.x, y: primary.y - point.y)
        if mirrors { origin.x = frame.width - origin.x - secondary.width }
        layer.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        if order == .behind { layer.record(&recorder) }
        content.record(&recorder)
        if order == .inFront { layer.record(&recorder) }
    }

    override var children: [LayoutNode] { order == .behind ? [layer, content] : [content, layer] }

    override var layoutDetails: [String] { alignment.layoutDetail }

    override var name: String { order == .behind ? "Background" : "Overlay" }
}
