import Geometry

/// The members of a layout, in order. A part of them counts from zero again, as in SwiftUI.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    /// One member of the layout.
    public typealias Element = LayoutSubview
    /// Positions count from 0 in parts, too.
    public typealias Index = Int
    /// Part of the members, of the same type as all of them.
    public typealias SubSequence = LayoutSubviews
    /// All positions, from 0 up to the count.
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

/// One member of a layout.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode
    package let index: Int

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
        LayoutPlacement.current?.place(self, at: position, anchor: anchor, proposal: proposal)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

/// A value that a view hands to the layout it is in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A view's size and its alignment guides, in points of its own space.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    private let explicitGuide: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        width = size.width
        height = size.height
        self.explicitGuide = explicitGuide
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    package func value(_ key: AlignmentKey) -> CGFloat { explicitGuide(key) ?? key.id.defaultValue(in: self) }

    package var size: CGSize { CGSize(width: width, height: height) }

    package func point(_ alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }
}
