import Geometry

/// Takes all the room it is offered and tells its content how much that is.
public struct GeometryReader<Content: View>: PrimitiveView {
    nonisolated(unsafe) public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        list.append(
            GeometryReaderNode(mirrors: inputs.environment.isRightToLeft) { proxy in
                let content = EnvironmentValues.with(inputs.environment) { view.content(proxy) }
                let inputs = inputs.child(0).outsideStack
                let nodes = ViewResolver.nodes(of: content, inputs)
                return nodes.count == 1 ? nodes[0] : ContainerNode(GeometryReaderLayout(), children: nodes, inputs)
            })
    }
}

/// The content is made when its place is known, which is the first time that its size is final.
final class GeometryReaderNode: LayoutNode {
    private let makeContent: @MainActor (GeometryProxy) -> LayoutNode
    private let mirrors: Bool
    private var content: LayoutNode?

    init(mirrors: Bool, makeContent: @escaping @MainActor (GeometryProxy) -> LayoutNode) {
        self.mirrors = mirrors
        self.makeContent = makeContent
        super.init()
    }

    override func placeContent() {
        let proxy = GeometryProxy(frame: frame, scope: .current, rightToLeft: mirrors)
        let content = MainActor.assumeIsolated { UncheckedBox(makeContent(proxy)) }.value
        let offer = ProposedViewSize(frame.size)
        let x = mirrors ? frame.maxX - content.sizeThatFits(offer).width : frame.minX
        content.place(at: CGPoint(x: x, y: frame.minY), proposal: offer)
        self.content = content
    }

    override var children: [LayoutNode] { content.map { [$0] } ?? [] }
}

/// Carries a value out of `MainActor.assumeIsolated`, whose caller is on the main actor already.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
