/// The view that an animator changes.
public struct PlaceholderContentView<Value>: PrimitiveView {
    let content: AnyView

    nonisolated init(_ content: AnyView) { self.content = content }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        AnyView._resolve(view.content, inputs, into: &list)
    }
}
