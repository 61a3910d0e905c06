import Geometry

/// Takes all the room it is offered and centres its content on a point of it.
final class PositionNode: WrapperNode {
    private let position: CGPoint

    init(_ content: LayoutNode, position: CGPoint) {
        self.position = position
        super.init(content)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    override func placeContent() {
        let size = content.sizeThatFits(placedProposal)
        content.place(
            at: CGPoint(
                x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2),
            proposal: placedProposal)
    }
}
