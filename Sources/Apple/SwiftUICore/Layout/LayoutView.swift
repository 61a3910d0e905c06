/// A layout with its content.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content
    /// What the container was given that it cannot use.
    var issue: LayoutIssue?

    package static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        var contentInputs = inputs.child(0)
        let properties = (view.layout as? any InstanceLayoutProperties)?.properties ?? L.layoutProperties
        contentInputs.stackAxis = properties.stackOrientation
        let nodes = ViewResolver.nodes(of: view.content, contentInputs)
        list.append(ContainerNode(view.layout, children: nodes, inputs).noting(view.issue, inputs))
    }
}
