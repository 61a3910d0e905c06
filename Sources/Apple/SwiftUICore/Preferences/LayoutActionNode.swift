/// Does something once the tree is placed.
final class LayoutActionNode: WrapperNode {
    private let action: @MainActor (LayoutActionNode) -> Void
    /// What lies around the view, once it is placed.
    private(set) var scope = PlacementScope()

    @MainActor
    init(_ content: LayoutNode, _ inputs: _ViewInputs, action: @escaping @MainActor (LayoutActionNode) -> Void) {
        self.action = { node in EnvironmentValues.with(inputs.environment) { action(node) } }
        inputs.session.hasLayoutActions = true
        super.init(content)
    }

    override func placeContent() {
        scope = .current
        super.placeContent()
    }

    @MainActor func run() { action(self) }
}

/// Calls `action` with `value` of each placed node of its content when it differs from the last pass's.
struct LayoutActionModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: (LayoutActionNode, EnvironmentValues) -> Value?
    let action: (Value, Value) -> Void

    /// The value that the action was last called with.
    private final class LastValue { var value: Value? }

    static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count
        // A place of its own tells two of these on one view apart, an index the views of a group.
        content(inputs.child(-6), &list)
        var index = 0
        list.wrap(from: start) { content in
            let identity = inputs.identity.appending("layoutAction").appending(index)
            index += 1
            return LayoutActionNode(content, inputs) { node in
                guard let new = modifier.value(node, inputs.environment) else { return }
                // The properties of a view are told apart by offsets of 0 and above.
                let last = inputs.session.storage(view: identity, offset: -1) { LastValue() }
                let old = last.value
                guard old != new else { return }
                last.value = new
                modifier.action(old ?? new, new)
            }
        }
    }
}

nonisolated extension View {
    /// Calls `action` with what the views below say under `key`, when that changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(LayoutActionModifier(value: { node, _ in node.content.preference(K.self) }) { action($1) })
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
        modifier(
            LayoutActionModifier(
                value: { node, environment in
                    transform(
                        GeometryProxy(frame: node.frame, scope: node.scope, rightToLeft: environment.isRightToLeft))
                }, action: action))
    }
}
