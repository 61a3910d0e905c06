/// The members of a layout, in order. A part of them counts from zero again, as in SwiftUI.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    public typealias Indices = Range<Int>

    package let nodes: [LayoutNode]
    /// Where each node stands among all members of its container; nil where these are all of them.
    private let positions: [Int]?
    public var layoutDirection: LayoutDirection

    package init(nodes: [LayoutNode], layoutDirection: LayoutDirection) {
        self.nodes = nodes
        positions = nil
        self.layoutDirection = layoutDirection
    }

    private init(_ chosen: some Sequence<Int>, of whole: LayoutSubviews) {
        let chosen = Array(chosen)
        nodes = chosen.map { whole.nodes[$0] }
        positions = chosen.map(whole.position)
        layoutDirection = whole.layoutDirection
    }

    private func position(_ index: Int) -> Int { positions?[index] ?? index }

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: position(index))
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(bounds, of: self) }

    /// The members at `indices`, in that order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices, of: self)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.nodes.elementsEqual(rhs.nodes, by: ===)
    }

    /// A cheap test whether something remembered of members may hold for `other`: their number, first and last.
    package func hasSameEnds(as other: LayoutSubviews) -> Bool {
        nodes.count == other.nodes.count && nodes.first === other.nodes.first && nodes.last === other.nodes.last
    }

    /// One more than the greatest place among the container's members.
    var placeCount: Int { positions.map { ($0.max() ?? -1) + 1 } ?? nodes.count }
}
