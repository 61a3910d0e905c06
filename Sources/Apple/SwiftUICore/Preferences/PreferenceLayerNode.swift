import Geometry

/// A view with another one behind or in front of it that is made from its preferences, once it is placed.
final class PreferenceLayerNode<Key: PreferenceKey>: WrapperNode {
    private let order: LayerOrder
    private let alignment: Alignment
    private let mirrors: Bool
    private let makeLayer: @MainActor (Key.Value) -> LayoutNode?
    private var layer: LayoutNode?

    init(
        _ content: LayoutNode, order: LayerOrder, alignment: Alignment, mirrors: Bool,
        makeLayer: @escaping @MainActor (Key.Value) -> LayoutNode?
    ) {
        self.order = order
        self.alignment = alignment
        self.mirrors = mirrors
        self.makeLayer = makeLayer
        super.init(content)
    }

    override func placeContent() {
        super.placeContent()
        let value = content.preference(Key.self) ?? Key.defaultValue
        let boxed = UncheckedBox(value)
        layer = MainActor.assumeIsolated { UncheckedBox(makeLayer(boxed.value)) }.value
        guard let layer else { return }
        layer.placeLayer(over: content, in: frame, proposal: placedProposal, alignment: alignment, mirrors: mirrors)
    }

    override var children: [LayoutNode] {
        guard let layer else { return [content] }
        return order == .behind ? [layer, content] : [content, layer]
    }

    override var name: String { order == .behind ? "Background" : "Overlay" }
}

nonisolated extension View {
    private func preferenceLayer<K: PreferenceKey, V: View>(
        _ key: K.Type, _ order: LayerOrder, _ alignment: Alignment, _ transform: @escaping (K.Value) -> V
    ) -> some View {
        wrapNodesWithViews { content, inputs in
            PreferenceLayerNode<K>(
                content, order: order, alignment: alignment, mirrors: inputs.environment.isRightToLeft
            ) { value in
                let view = EnvironmentValues.with(inputs.environment) { transform(value) }
                let nodes = ViewResolver.nodes(of: view, inputs)
                return nodes.isEmpty ? nil : ViewResolver.combine(nodes, inputs, alignment: alignment)
            }
        }
    }

    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        preferenceLayer(key, .inFront, alignment, transform)
    }

    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        preferenceLayer(key, .behind, alignment, transform)
    }
}
