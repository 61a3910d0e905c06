import Geometry

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
