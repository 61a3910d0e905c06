/// Wraps each node of its content: how the engine's layout and drawing modifiers are made.
package struct NodeModifier: ViewModifier {
    package typealias Body = Never

    let wrap: @MainActor (LayoutNode, _ViewInputs) -> LayoutNode

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count
        content(inputs, &list)
        list.wrap(from: start) { modifier.wrap($0, inputs) }
    }
}

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

/// Changes the traits of each node of its content.
package struct TraitModifier: ViewModifier {
    package typealias Body = Never

    let change: (inout ViewTraits) -> Void

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        let start = list.nodes.count
        content(inputs, &list)
        for node in list.nodes[start...] { modifier.change(&node.traits) }
    }
}
