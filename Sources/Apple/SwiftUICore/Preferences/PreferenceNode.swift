import Geometry

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
