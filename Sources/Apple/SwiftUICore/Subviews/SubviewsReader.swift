/// Hands the views of a content to a closure that arranges them.
public struct _SubviewsReader<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: @MainActor ([Subview]) -> Result

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let source = SubviewSource(view.base, inputs.child(0))
        let subviews = (0..<source.count).map { Subview(source: source, index: $0) }
        let result = EnvironmentValues.with(inputs.environment) { view.transform(subviews) }
        Result._resolve(result, inputs.child(1), into: &list)
    }
}

extension Group {
    /// The views of `view` one by one, as `transform` arranges them.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsReader<Base, Result> {
        self.init(content: _SubviewsReader(base: view) { transform(SubviewsCollection(subviews: $0)) })
    }

    /// The sections of `view`, as `transform` arranges them.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _SubviewsReader<Base, Result> {
        self.init(content: _SubviewsReader(base: view) { transform(SectionCollection($0)) })
    }
}
