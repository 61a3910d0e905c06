import Geometry

/// Takes all the room it is offered and centers its content on a point of it, counted from the leading edge.
final class PositionNode: WrapperNode {
    private let position: CGPoint
    private let mirrors: Bool

    /// - Parameter mirrors: whether x counts from the right.
    init(_ content: LayoutNode, position: CGPoint, mirrors: Bool) {
        self.position = CGPoint(x: position.x.orZeroIfNotFinite, y: position.y.orZeroIfNotFinite)
        self.mirrors = mirrors
        super.init(content)
    }

    override var passesLayoutPriority: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let size = content.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    /// The content's origin in a box of `size`, all of which it is offered.
    private func origin(in size: CGSize) -> CGPoint {
        let own = content.sizeThatFits(ProposedViewSize(size))
        return CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.dimensions(in: ProposedViewSize(size)).explicitValue(key).map { $0 + origin(in: size)[key.axis] }
    }

    /// The content is anywhere, so its wishes do not count at the box's edges.
    override var spacing: ViewSpacing { ViewSpacing() }

    override func placeContent() {
        let offer = ProposedViewSize(frame.size)
        var origin = origin(in: frame.size)
        if mirrors { origin.x = frame.width - origin.x - content.sizeThatFits(offer).width }
        content.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offer)
    }
}
