import Geometry

/// Draws its content with effects that are asked for once its place is known.
final class VisualEffectNode: WrapperNode {
    private let inputs: _ViewInputs
    private let makeEffect: (GeometryProxy) -> any VisualEffect
    /// The content with its effects, once it is placed.
    private var changed: LayoutNode?

    init(_ content: LayoutNode, _ inputs: _ViewInputs, makeEffect: @escaping (GeometryProxy) -> any VisualEffect) {
        self.inputs = inputs
        self.makeEffect = makeEffect
        super.init(content)
    }

    override func placeContent() {
        let boxed = UncheckedBox((self, content))
        let proxy = GeometryProxy(
            frame: frame, scope: .current, rightToLeft: inputs.environment.isRightToLeft)
        let effect = EnvironmentValues.with(inputs.environment) { makeEffect(proxy) }
        let changed = MainActor.assumeIsolated {
            let (node, content) = boxed.value
            let view = effect._modify(AnyView(ResolvedView(node: content)))
            return UncheckedBox(ViewResolver.node(of: view, node.inputs))
        }.value
        self.changed = changed
        changed.place(at: frame.origin, proposal: placedProposal)
    }

    override func record(_ recorder: inout DisplayListRecorder) { changed?.draw(into: &recorder) }

    override var children: [LayoutNode] { [changed ?? content] }
}

/// A view that has been resolved before.
private struct ResolvedView: PrimitiveView {
    nonisolated(unsafe) let node: LayoutNode

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) { list.append(view.node) }
}

nonisolated extension View {
    /// Applies effects that depend on the view's place and size.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        wrapNodes { content, inputs in
            VisualEffectNode(content, inputs.child(-7)) { effect(EmptyVisualEffect(), $0) }
        }
    }
}
