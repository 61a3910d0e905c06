import DisplayList
import Geometry
import RenderModel
import SwiftUICore

extension ViewTree {
    /// The trees below placed nodes, in drawing order.
    ///
    /// - Parameters:
    ///   - displayScale: pixels per point.
    ///   - tellsLayout: whether each view tells what was offered to it, and what its source says of its layout.
    ///   - tellsDrawing: whether each view tells what it draws, for which all of them are recorded once more.
    package init(
        _ roots: [LayoutNode], displayScale: CGFloat, tellsLayout: Bool = true, tellsDrawing: Bool = false
    ) {
        self.init(nodes: [])
        var recorder = DisplayListRecorder(displayScale: displayScale) { _ in }
        let grid = recorder
        if tellsDrawing {
            recorder.attribution = DrawingAttribution()
            for root in roots { root.draw(into: &recorder) }
        }
        for root in roots {
            append(
                root, depth: 0, isMember: false, in: Owners(), under: .identity, grid, recorder.attribution,
                tellsLayout: tellsLayout)
        }
    }

    /// The types whose bodies a node is written in.
    private struct Owners {
        var types: [Any.Type] = []
        /// Those that the widget declares itself. Views that hold themselves are told by the innermost of them.
        private(set) var names: [String] = []

        init() {}

        init(types: [Any.Type]) {
            self.types = types
            names = types.suffix(100).compactMap { ViewOwner.name(of: $0) }.suffix(24)
        }
    }

    /// - Parameters:
    ///   - owners: the types whose bodies the node's parent is written in.
    ///   - isMember: whether the node's parent arranges several, so that its priority may count.
    ///   - transform: from the layout's coordinates to those of the picture: views are found where they are drawn.
    private mutating func append(
        _ node: LayoutNode, depth: Int, isMember: Bool, in owners: Owners, under transform: ProjectionTransform,
        _ grid: DisplayListRecorder, _ attribution: DrawingAttribution?, tellsLayout: Bool
    ) {
        // JSON has no infinity; an endless offer is one that can be had as far as the eye sees.
        func length(_ proposed: CGFloat?) -> Double? { proposed.map { Double(Self.rounded(min($0, 1e9))) } }
        var description = Node(
            depth: depth, view: Self.name(node), proposedWidth: nil, proposedHeight: nil,
            frame: Self.rounded(node.frame))
        if tellsLayout {
            description.proposedWidth = length(node.placedProposal.width)
            description.proposedHeight = length(node.placedProposal.height)
            let details = node.layoutDetails
            if !details.isEmpty { description.details = details.joined(separator: ", ") }
            let priority = node.traits.layoutPriority
            if isMember, priority != 0, priority.isFinite { description.priority = priority }
        }
        let box = node.frame.applying(transform)
        let snapped = transform.isIdentity || box.isNull ? grid.snap(node.frame) : box
        // A millionth of a point is what adding up leaves.
        let moves = [
            snapped.minX - node.frame.minX, snapped.minY - node.frame.minY, snapped.maxX - node.frame.maxX,
            snapped.maxY - node.frame.maxY
        ]
        if moves.contains(where: { abs($0) > 1e-6 }) { description.snapped = Self.rounded(snapped) }
        let owners = node.owners.isEmpty ? owners : Owners(types: ViewOwner.chain(node.owners, in: owners.types))
        if !owners.names.isEmpty { description.owners = owners.names }
        description.callSite = node.callSite?.offset
        if let drawn = attribution?.items(of: node), !drawn.isEmpty {
            description.drawing = DisplayListPrinter().facts(of: drawn, in: grid.snap(node.frame))
        }
        nodes.append(description)
        let children = node.children
        let inner = node.contentTransform.concatenating(transform)
        for child in children {
            append(
                child, depth: depth + 1, isMember: !(node is WrapperNode), in: owners, under: inner, grid, attribution,
                tellsLayout: tellsLayout)
        }
    }

    /// To a thousandth of a point, so that what adding up leaves does not tell two trees apart.
    private static func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }

    private static func rounded(_ frame: CGRect) -> CGRect {
        CGRect(
            x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
    }

    /// The name in source: views begin with a capital letter, modifiers with a small one.
    private static func name(_ node: LayoutNode) -> String {
        guard node is WrapperNode else { return node.name }
        if node.name == "FlexibleFrame" { return "frame" }
        let capitals = node.name.prefix { $0.isUppercase }.count
        // Of several capitals the last begins a word: WidgetURL, URLImage.
        let first = capitals > 1 && capitals < node.name.count ? capitals - 1 : capitals
        return node.name.prefix(first).lowercased() + node.name.dropFirst(first)
    }
}
