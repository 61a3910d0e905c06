extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        if let view { Wrapped._resolve(view, inputs.child(0), into: &list) }
    }
}

extension Optional: PrimitiveView where Wrapped: View {}
