import Geometry

/// A box of fixed width or height, or both, with the content aligned in it.
final class FrameNode: WrapperNode {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment
    private let mirrors: Bool

    init(_ content: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, mirrors: Bool) {
        // SwiftUI logs "Invalid frame dimension" and ignores a length below zero or without a value.
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        self.width = valid(width)
        self.height = valid(height)
        self.alignment = alignment
        self.mirrors = mirrors
        super.init(content)
    }

    override var passesLayoutPriority: Bool { false }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.sizeThatFits(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.alignedGuide(key, in: size, offer: offer(proposal), alignment: alignment)
    }

    /// Along the axes that it sets, a frame keeps a plain view's distances; a spacer stays one in any frame.
    override var spacing: ViewSpacing {
        var spacing = content.spacing
        if content is SpacerNode { return spacing }
        if height != nil { spacing.reset(.vertical) }
        if width != nil { spacing.reset(.horizontal) }
        return spacing
    }

    override var layoutDetails: [String] {
        LayoutLength.detail("width", width) + LayoutLength.detail("height", height) + alignment.layoutDetail
    }

    override func placeContent() {
        content.placeAligned(in: frame, offer: offer(placedProposal), alignment: alignment, mirrors: mirrors)
    }
}

extension LayoutNode {
    /// The origin of this node in a box of `size` when both agree on `alignment`.
    func alignedOrigin(in size: CGSize, offer: ProposedViewSize, alignment: Alignment) -> CGPoint {
        let own = dimensions(in: offer).point(alignment)
        let box = ViewDimensions(size: size).point(alignment)
        return CGPoint(x: box.x - own.x, y: box.y - own.y)
    }

    func alignedGuide(
        _ key: AlignmentKey, in size: CGSize, offer: ProposedViewSize, alignment: Alignment
    ) -> CGFloat? {
        guard let value = dimensions(in: offer).explicitValue(key) else { return nil }
        return value + alignedOrigin(in: size, offer: offer, alignment: alignment)[key.axis]
    }

    /// Places this node in `box` by `alignment`; leading lies on the right where `mirrors` is set.
    func placeAligned(in box: CGRect, offer: ProposedViewSize, alignment: Alignment, mirrors: Bool) {
        var origin = alignedOrigin(in: box.size, offer: offer, alignment: alignment)
        if mirrors { origin.x = box.width - origin.x - sizeThatFits(offer).width }
        place(at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y), proposal: offer)
    }
}
