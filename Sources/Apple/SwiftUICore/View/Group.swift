/// Several views as one value; each keeps its place in the surrounding container.
public struct Group<Content> {
    package let content: Content
}

extension Group {
    /// For content other than views.
    package init(storing content: Content) { self.init(content: content) }
}

extension Group: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public typealias Body = Never

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        Content._resolve(view.content, inputs, into: &list)
    }
}

extension Group: PrimitiveView where Content: View {}
