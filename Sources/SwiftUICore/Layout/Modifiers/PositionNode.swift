import Geometry

/// Takes all the room it is offered and centres its content on a point of it, counted from the leading edge.
final class PositionNode: WrapperNode {
    private let position: CGPoint
    private let mirrors: Bool

    init(_ content: LayoutNode, position: CGPoint, mirrors: Bool) {
        self.position = CGPoint(x: position.x.orZeroIfNotFinite, y: position.y.orZeroIfNotFinite)
        self.mirrors = mirrors
        super.init(content)
    }

    override var passesLayoutPriority: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    /// The content may lie anywhere, so its edges say nothing of the distance to neighbours.
    override var spacing: ViewSpacing { ViewSpacing() }

    override func placeContent() {
        let offer = ProposedViewSize(frame.size)
        let size = content.sizeThatFits(offer)
        let x = mirrors ? frame.maxX - position.x : frame.minX + position.x
        content.place(
            at: CGPoint(x: x - size.width / 2, y: frame.minY + position.y - size.height / 2), proposal: offer)
    }
}
