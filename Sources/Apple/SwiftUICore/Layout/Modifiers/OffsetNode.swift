import Geometry

/// Draws its content elsewhere while its own place stays.
final class OffsetNode: WrapperNode {
    private let offset: CGSize

    init(_ content: LayoutNode, offset: CGSize) {
        self.offset = CGSize(width: offset.width.orZeroIfNotFinite, height: offset.height.orZeroIfNotFinite)
        super.init(content)
    }

    override var layoutDetails: [String] {
        LayoutLength.detail("x", offset.width) + LayoutLength.detail("y", offset.height)
    }

    override func placeContent() {
        content.place(
            at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal: placedProposal)
    }
}

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

nonisolated extension View {
    /// Draws the view elsewhere, in points; its place in the layout stays.
    public func offset(_ offset: CGSize) -> some View {
        wrapNodes {
            // As every geometry effect, an offset is mirrored: x grows towards the trailing edge.
            let mirrored = CGSize(width: -offset.width, height: offset.height)
            return OffsetNode($0, offset: $1.environment.isRightToLeft ? mirrored : offset)
                .noting(.nonFinite("offset", [("x", offset.width), ("y", offset.height)]), $1)
        }
    }

    /// Draws the view elsewhere; its place in the layout stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Puts the view's middle at a point of the room it is offered, all of which it takes.
    public func position(_ position: CGPoint) -> some View {
        wrapNodes {
            PositionNode($0, position: position, mirrors: $1.environment.isRightToLeft)
                .noting(.nonFinite("position", [("x", position.x), ("y", position.y)]), $1)
        }
    }

    /// Puts the view's center at a point of its parent.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
