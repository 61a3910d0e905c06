import Geometry

/// Offers its content nothing along some axes, so that it takes its ideal length there.
final class FixedSizeNode: WrapperNode {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ content: LayoutNode, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(content)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(offer(proposal)) }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.dimensions(in: offer(proposal)).explicitValue(key)
    }

    override var layoutDetails: [String] {
        horizontal == vertical ? [] : [horizontal ? "horizontal" : "vertical"]
    }

    override func placeContent() { content.place(at: frame.origin, proposal: offer(placedProposal)) }
}

nonisolated extension View {
    /// Gives the view its ideal size, whatever is proposed.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size, whatever is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapNodes { content, _ in FixedSizeNode(content, horizontal: horizontal, vertical: vertical) }
    }
}
