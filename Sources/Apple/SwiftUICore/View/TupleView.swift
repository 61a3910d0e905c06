/// Several views side by side, as a builder block makes them.
public struct TupleView<T>: PrimitiveView {
    nonisolated(unsafe) public var value: T
    nonisolated(unsafe) private let resolveAll: @MainActor (_ViewInputs, inout _ViewList) -> Void

    nonisolated public init<each Content: View>(_views views: (repeat each Content)) where T == (repeat each Content) {
        value = views
        resolveAll = { @MainActor inputs, list in
            var index = 0
            @MainActor func resolve<V: View>(_ view: V) {
                V._resolve(view, inputs.child(index), into: &list)
                index += 1
            }
            repeat resolve(each views)
        }
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        view.resolveAll(inputs, &list)
    }
}
