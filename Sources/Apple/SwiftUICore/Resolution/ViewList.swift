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
