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

extension View {
    package func wrapNodes(
        _ wrap: @escaping @MainActor (LayoutNode, _ViewInputs) -> LayoutNode
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(NodeModifier(wrap: wrap))
    }

    package func changeTraits(
        _ change: @escaping (inout ViewTraits) -> Void
    ) -> ModifiedContent<Self, TraitModifier> {
        modifier(TraitModifier(change: change))
    }
}
