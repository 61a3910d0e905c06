/// The view that a modifier's body wraps.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    package let resolveContent: _ContentResolver

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let start = list.nodes.count
        view.resolveContent(inputs, &list)
        list.mark(from: start, .content(of: Modifier.self))
    }
}
