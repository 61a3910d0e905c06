import Geometry

/// A node around one other, which passes everything on unless a subclass says otherwise.
package class WrapperNode: LayoutNode {
    package let content: LayoutNode

    init(_ content: LayoutNode) {
        self.content = content
        super.init()
        traits = content.traits
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal)
    }

    override package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        content.dimensions(in: proposal).explicitValue(key)
    }

    override package var spacing: ViewSpacing { content.spacing }

    override package func placeContent() {
        content.place(at: frame.origin, proposal: placedProposal)
    }

    override package var children: [LayoutNode] { [content] }
}

extension ViewDimensions {
    package func explicitValue(_ key: AlignmentKey) -> CGFloat? {
        switch key.axis {
        case .horizontal: self[explicit: HorizontalAlignment(key.id)]
        case .vertical: self[explicit: VerticalAlignment(key.id)]
        }
    }
}
