import Foundation
import SwiftUICore

/// The marks of a plot, as large as it.
struct PlotCanvas: PrimitiveView {
    let size: CGSize
    let items: [PlotItem]
    /// What annotations must fit into, in the plot's coordinates.
    let area: CGRect

    static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        var content = inputs
        content.stackAxis = nil
        var nodes: [LayoutNode] = [], frames: [CGRect] = []
        for (index, item) in view.items.enumerated() {
            let node = ViewResolver.node(of: item.view, content.child(index))
            nodes.append(node)
            frames.append(view.frame(of: item, node))
        }
        list.append(ContainerNode(PlacedLayout(size: view.size, frames: frames), children: nodes, inputs))
    }

    private func frame(of item: PlotItem, _ node: LayoutNode) -> CGRect {
        switch item.place {
        case .plot: return CGRect(origin: .zero, size: size)
        case .centered(let point):
            let own = node.sizeThatFits(.unspecified)
            return CGRect(
                x: point.x - own.width / 2, y: point.y - own.height / 2, width: own.width, height: own.height)
        case .annotation(let annotation, let target):
            return annotation.frame(of: node.sizeThatFits(.unspecified), beside: target, in: area)
        }
    }
}
