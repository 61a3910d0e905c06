/// Surroundings that several previews share, such as a model with sample data.
@MainActor
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
    /// `view` inside the modifier's body; `context` is what `makeSharedContext` returned.
    func applied(to view: AnyView, context: Any) -> AnyView {
        guard let context = context as? Context else { return view }
        return AnyView(body(content: PreviewModifierContent(view: view), context: context))
    }
}

/// The preview that a modifier changes.
public struct PreviewModifierContent: PrimitiveView {
    let view: AnyView

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        AnyView._resolve(view.view, inputs, into: &list)
    }
}
