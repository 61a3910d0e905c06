import Geometry

/// Takes down where a layout puts its members, mirrored where the interface runs from right to left. Nothing
/// moves until the container applies it, so that asking for an alignment leaves placed views where they are.
package final class LayoutPlacement {
    struct Place {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    private let bounds: CGRect
    private let mirrors: Bool
    private(set) var places: [Place?]

    init(count: Int, bounds: CGRect, mirrors: Bool) {
        places = Array(repeating: nil, count: count)
        self.bounds = bounds
        self.mirrors = mirrors
    }

    func place(_ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = subview.node.sizeThatFits(proposal)
        var origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        if mirrors { origin.x = bounds.minX + bounds.maxX - origin.x - size.width }
        places[subview.index] = Place(origin: origin, proposal: proposal)
    }
}
