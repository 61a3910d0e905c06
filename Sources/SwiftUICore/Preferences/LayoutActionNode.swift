/// Does something once the tree is placed.
final class LayoutActionNode: WrapperNode {
    private let action: @MainActor (LayoutNode) -> Void

    @MainActor
    init(_ content: LayoutNode, _ inputs: _ViewInputs, action: @escaping @MainActor (LayoutNode) -> Void) {
        self.action = { node in EnvironmentValues.with(inputs.environment) { action(node) } }
        inputs.session.hasLayoutActions = true
        super.init(content)
    }

    @MainActor func run() { action(content) }
}

/// The value that an action was last called with.
private final class LastValue<Value> { var value: Value? }

nonisolated extension View {
    /// Calls `action` with `value` of each placed node when it differs from the last pass's.
    private func layoutAction<Value: Equatable>(
        _ name: String, of value: @escaping (LayoutNode, EnvironmentValues) -> Value?,
        _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        wrapNodes { content, inputs in
            LayoutActionNode(content, inputs) { node in
                guard let new = value(node, inputs.environment) else { return }
                // The properties of a view are told apart by offsets of 0 and above.
                let last = inputs.session.storage(view: inputs.identity.appending(name), offset: -1) {
                    LastValue<Value>()
                }
                let old = last.value
                guard old != new else { return }
                last.value = new
                action(old ?? new, new)
            }
        }
    }

    /// Calls `action` with what the views below say under `key`, when that changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        layoutAction("onPreferenceChange \(K.self)", of: { node, _ in node.preference(K.self) }) { action($1) }
    }

    /// Calls `action` with what `transform` makes of the view's geometry, when that changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        layoutAction(
            "onGeometryChange \(T.self)",
            of: { node, environment in
                transform(GeometryProxy(frame: node.frame, spaces: environment.coordinateSpaces))
            }, action)
    }
}
