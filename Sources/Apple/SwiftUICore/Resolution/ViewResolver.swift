/// Evaluates the bodies of user-defined views and modifiers with their environment and state in place.
@MainActor
package enum ViewResolver {
    static func resolveBody<V: View>(of view: V, _ inputs: _ViewInputs, into list: inout _ViewList) {
        guard let inputs = inputs.child(0).nested() else { return }
        let start = list.nodes.count
        V.Body._resolve(body(of: view, inputs), inputs, into: &list)
        list.mark(from: start, .body(V.self))
    }

    /// The body of `view` with environment and state in place.
    static func body<V: View>(of view: V, _ inputs: _ViewInputs) -> V.Body {
        var view = view
        DynamicProperties.connect(&view, inputs)
        return EnvironmentValues.with(inputs.environment) { view.body }
    }

    static func resolveBody<M: ViewModifier>(
        of modifier: M, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        guard let inputs = inputs.child(0).nested() else { return }
        var modifier = modifier
        DynamicProperties.connect(&modifier, inputs)
        let body = EnvironmentValues.with(inputs.environment) {
            modifier.body(content: _ViewModifier_Content(resolveContent: content))
        }
        let start = list.nodes.count
        M.Body._resolve(body, inputs, into: &list)
        list.mark(from: start, .body(M.self))
    }

    /// The nodes of `view` under `inputs`.
    package static func nodes<V: View>(of view: V, _ inputs: _ViewInputs) -> [LayoutNode] {
        var list = _ViewList()
        V._resolve(view, inputs, into: &list)
        return list.nodes
    }

    /// One node for `view`: its only one, or a z-stack of several, as SwiftUI makes of a group that stands
    /// where one view is needed.
    package static func node<V: View>(
        of view: V, _ inputs: _ViewInputs, alignment: Alignment = .center
    ) -> LayoutNode {
        var inputs = inputs
        inputs.stackAxis = nil
        return combine(nodes(of: view, inputs), inputs, alignment: alignment)
    }

    /// One node for the view that a hierarchy begins with: of several they are laid out as in a `VStack`, which is what
    /// SwiftUI takes for the root where nothing else is asked for.
    package static func root<V: View>(of view: V, _ inputs: _ViewInputs) -> LayoutNode {
        var inputs = inputs
        inputs.stackAxis = nil
        let nodes = nodes(of: view, inputs)
        guard nodes.count > 1 else { return combine(nodes, inputs) }
        // Dividers and spacers ask for the axis.
        inputs.stackAxis = .vertical
        return ContainerNode(VStackLayout(), children: Self.nodes(of: view, inputs), inputs)
    }

    static func combine(_ nodes: [LayoutNode], _ inputs: _ViewInputs, alignment: Alignment = .center) -> LayoutNode {
        if nodes.count == 1 { return nodes[0] }
        return ContainerNode(ZStackLayout(alignment: alignment), children: nodes, inputs)
    }
}

/// The nodes that a view resolved to, in drawing order.
public struct _ViewList {
    package var nodes: [LayoutNode] = []

    package init() {}

    package mutating func append(_ node: LayoutNode) { nodes.append(node) }

    /// Wraps every node appended since `start`; what a layout modifier does to each member of a group.
    package mutating func wrap(from start: Int, _ wrapper: (LayoutNode) -> LayoutNode) {
        for index in start..<nodes.count {
            let wrapped = wrapper(nodes[index])
            wrapped.adopt(nodes[index].traits)
            nodes[index] = wrapped
        }
    }

    /// Notes for every node appended since `start` where it is written.
    mutating func mark(from start: Int, _ owner: ViewOwner) {
        for node in nodes.dropFirst(start) { node.owners.append(owner) }
    }
}

nonisolated extension View {
    /// Wraps each of the view's nodes; several where the view is a group.
    package func wrapNodes(
        _ wrap: @escaping @MainActor (LayoutNode, _ViewInputs) -> LayoutNode
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(NodeModifier(wrap: wrap))
    }

    /// Changes what a container may know of each of the view's nodes.
    package func changeTraits(
        _ change: @escaping (inout ViewTraits) -> Void
    ) -> ModifiedContent<Self, TraitModifier> {
        modifier(TraitModifier(change: change))
    }
}
