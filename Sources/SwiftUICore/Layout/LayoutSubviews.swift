import Geometry

/// The members of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    public typealias Indices = Range<Int>

    package let nodes: ArraySlice<LayoutNode>
    public var layoutDirection: LayoutDirection
    package var placement: LayoutPlacement?

    package init(nodes: [LayoutNode], layoutDirection: LayoutDirection) {
        self.nodes = nodes[...]
        self.layoutDirection = layoutDirection
    }

    private init(slice: ArraySlice<LayoutNode>, of whole: LayoutSubviews) {
        nodes = slice
        layoutDirection = whole.layoutDirection
        placement = whole.placement
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: index, placement: placement)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(slice: nodes[bounds], of: self) }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.nodes.elementsEqual(rhs.nodes, by: ===)
    }
}

/// One member of a layout.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode
    package let index: Int
    package let placement: LayoutPlacement?

    public var priority: Double { node.traits.layoutPriority }
    public var spacing: ViewSpacing { node.spacing }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Puts the member's `anchor` at `position`, in the space of the bounds given to `placeSubviews`. The last
    /// call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placement?.place(self, at: position, anchor: anchor, proposal: proposal)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

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

/// A value that a view hands to the layout it is in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
