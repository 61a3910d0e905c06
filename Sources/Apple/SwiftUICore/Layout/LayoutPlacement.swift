import Geometry

/// Takes down where a layout puts its members, mirrored where the interface runs from right to left. Nothing
/// moves until the container applies it, so that asking for an alignment leaves placed views where they are.
package final class LayoutPlacement {
    struct Place {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    /// The placing that goes on. As in SwiftUI it is not the subview that knows where it is placed: a layout may keep
    /// subviews in its cache while it measures and place those. Layout runs on the main actor.
    nonisolated(unsafe) private(set) static var current: LayoutPlacement?

    private let bounds: CGRect
    private let mirrors: Bool
    private(set) var places: [Place?]
    /// Members that were put nowhere.
    private(set) var misplaced: [LayoutNode] = []

    init(count: Int, bounds: CGRect, mirrors: Bool) {
        places = Array(repeating: nil, count: count)
        self.bounds = bounds
        self.mirrors = mirrors
    }

    /// Takes down what `body` places.
    func collect(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// Where `subview` was put, or else the center of the bounds, where SwiftUI shows a member that its layout leaves
    /// out.
    func place(of subview: LayoutSubview, proposal: ProposedViewSize) -> Place {
        if let place = places[subview.index] { return place }
        let size = subview.node.sizeThatFits(proposal)
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        return Place(origin: origin, proposal: proposal)
    }

    func place(_ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = subview.node.sizeThatFits(proposal)
        var origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        if mirrors { origin.x = bounds.minX + bounds.maxX - origin.x - size.width }
        // SwiftUI traps where a position is no number; here the member counts as not placed.
        guard origin.x.isFinite, origin.y.isFinite else { return misplaced.append(subview.node) }
        guard places.indices.contains(subview.index) else { return }
        places[subview.index] = Place(origin: origin, proposal: proposal)
    }
}
