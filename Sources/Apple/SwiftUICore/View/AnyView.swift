/// A view whose type is not known where it is used.
public struct AnyView: PrimitiveView {
    nonisolated(unsafe) private let resolveContent: @MainActor (_ViewInputs, inout _ViewList) -> Void

    nonisolated public init<V: View>(_ view: V) {
        if let erased = view as? AnyView {
            self = erased
        } else {
            resolveContent = { V._resolve(view, $0, into: &$1) }
        }
    }

    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        guard let inputs = inputs.nested() else { return }
        view.resolveContent(inputs, &list)
    }
}
