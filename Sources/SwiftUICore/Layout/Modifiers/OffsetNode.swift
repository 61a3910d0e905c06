import Geometry

/// Draws its content elsewhere while its own place stays.
final class OffsetNode: WrapperNode {
    private let offset: CGSize

    init(_ content: LayoutNode, offset: CGSize) {
        self.offset = offset
        super.init(content)
    }

    override func placeContent() {
        content.place(
            at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal: placedProposal)
    }
}

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

extension View {
    public func offset(_ offset: CGSize) -> some View {
        wrapNodes {
            // Offsets are in screen directions of the layout: x grows towards the trailing edge.
            let mirrored = CGSize(width: -offset.width, height: offset.height)
            return OffsetNode($0, offset: $1.environment.isRightToLeft ? mirrored : offset)
        }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    public func position(_ position: CGPoint) -> some View {
        wrapNodes { content, _ in PositionNode(content, position: position) }
    }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
