/// Wraps each node of its content together with further views, which keep state of their own for each node.
package struct LayerModifier: ViewModifier {
    package typealias Body = Never

    /// - Parameter inputs: those of the further views.
    let wrap: @MainActor (_ content: LayoutNode, _ inputs: _ViewInputs) -> LayoutNode

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count
        // A place of its own tells the views of two layers on one view apart.
        content(inputs.child(-1), &list)
        let layers = inputs.child(-2).outsideStack
        var index = 0
        list.wrap(from: start) { node in
            index += 1
            return modifier.wrap(node, layers.child(index))
        }
    }
}

nonisolated extension View {
    /// Wraps each of the view's nodes together with further views.
    package func wrapNodesWithViews(
        _ wrap: @escaping @MainActor (_ content: LayoutNode, _ inputs: _ViewInputs) -> LayoutNode
    ) -> ModifiedContent<Self, LayerModifier> {
        modifier(LayerModifier(wrap: wrap))
    }
}
