import Geometry
import SwiftUICore

extension ViewTree {
    /// The trees below placed nodes, in drawing order.
    init(_ roots: [LayoutNode]) {
        nodes = []
        for root in roots { append(root, depth: 0) }
    }

    private mutating func append(_ node: LayoutNode, depth: Int) {
        // JSON has no infinity; an endless offer is one that can be had as far as the eye sees.
        func length(_ proposed: CGFloat?) -> Double? { proposed.map { min(Double($0), 1e9) } }
        nodes.append(
            Node(
                depth: depth, view: node.name, proposedWidth: length(node.placedProposal.width),
                proposedHeight: length(node.placedProposal.height), frame: node.frame))
        for child in node.children { append(child, depth: depth + 1) }
    }
}
