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
