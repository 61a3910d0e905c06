import Geometry

/// A value that flows up the view tree, from views to what contains them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }

    /// Adds the value of the next view, in the order of the tree, to that of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Gives its content's preference under one key a value, or changes the one it has. The value is worked out when
/// it is asked for, which is once everything below is placed.
final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
    private let inputs: _ViewInputs
    private let change: (Key.Value?, PreferenceNode) -> Key.Value

    /// - Parameter change: the value from that of the content, nil where the content has none.
    init(
        _ content: LayoutNode, _ inputs: _ViewInputs,
        change: @escaping (Key.Value?, PreferenceNode) -> Key.Value
    ) {
        self.inputs = inputs
        self.change = change
        super.init(content)
    }

    /// From the layout's coordinates here to the picture's, once the view is placed.
    private(set) var transform = ProjectionTransform.identity

    override func placeContent() {
        transform = PlacementScope.current.transform
        super.placeContent()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inner = content.preference(key)
        guard key == Key.self else { return inner }
        let value = EnvironmentValues.with(inputs.environment) { change(inner as! Key.Value?, self) }
        return (value as! K.Value)
    }
}

nonisolated extension View {
    /// What the content says under the same key does not count.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        wrapNodes { content, inputs in PreferenceNode<K>(content, inputs) { _, _ in value } }
    }

    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        wrapNodes { content, inputs in
            PreferenceNode<K>(content, inputs) { inner, _ in
                var value = inner ?? K.defaultValue
                callback(&value)
                return value
            }
        }
    }

    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        wrapNodes { content, inputs in
            PreferenceNode<K>(content, inputs) { _, node in transform(value.anchor(node.frame, node.transform)) }
        }
    }

    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        wrapNodes { content, inputs in
            PreferenceNode<K>(content, inputs) { inner, node in
                var result = inner ?? K.defaultValue
                transform(&result, value.anchor(node.frame, node.transform))
                return result
            }
        }
    }
}

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
