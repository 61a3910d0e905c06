/// One of two views, as `if`/`else` and `switch` make it.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        switch view.storage {
        case .first(let content): TrueContent._resolve(content, inputs.child(0), into: &list)
        case .second(let content): FalseContent._resolve(content, inputs.child(1), into: &list)
        }
    }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {}
