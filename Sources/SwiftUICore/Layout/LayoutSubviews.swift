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
