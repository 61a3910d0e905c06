/// A view that draws nothing and takes no place.
public struct EmptyView: PrimitiveView, Sendable {
    public nonisolated init() {}

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {}
}
