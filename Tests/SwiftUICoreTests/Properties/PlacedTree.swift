import Geometry
import SwiftUI
import SwiftUICore

/// A tree in the layout engine, and its frames once it is placed.
@MainActor
struct PlacedTree {
    let root: LayoutNode

    /// The nodes of `tree`, not placed yet.
    init(_ tree: Tree, direction: LayoutDirection = .leftToRight) {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        root = ViewResolver.node(of: tree.view, _ViewInputs(environment: environment, session: ResolutionSession()))
    }

    init(
        _ tree: Tree, _ proposal: ProposedViewSize, at origin: CGPoint = .zero,
        direction: LayoutDirection = .leftToRight
    ) {
        self.init(tree, direction: direction)
        root.place(at: origin, proposal: proposal)
    }

    /// The root's and all nodes' below, in drawing order.
    var frames: [CGRect] { Self.nodes(root).map(\.frame) }

    /// Of what draws something, or is empty.
    var leaves: [CGRect] { Self.nodes(root).filter(\.children.isEmpty).map(\.frame) }

    static func nodes(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(nodes) }
}

extension CGRect {
    /// Equal but for what floating point adds.
    func agrees(with other: CGRect) -> Bool {
        minX.agrees(with: other.minX) && minY.agrees(with: other.minY) && width.agrees(with: other.width)
            && height.agrees(with: other.height)
    }

    var short: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGFloat {
    func agrees(with other: CGFloat) -> Bool { self == other || (self - other).magnitude < 1e-6 }
}

/// What differs first between two lists of frames.
func difference(_ frames: [CGRect], _ expected: [CGRect]) -> String? {
    if frames.count != expected.count { return "\(frames.count) frames instead of \(expected.count)" }
    for (index, (frame, expected)) in zip(frames, expected).enumerated() where !frame.agrees(with: expected) {
        return "frame \(index) is \(frame.short) instead of \(expected.short)"
    }
    return nil
}
