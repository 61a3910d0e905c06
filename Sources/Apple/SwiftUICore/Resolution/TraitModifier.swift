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
