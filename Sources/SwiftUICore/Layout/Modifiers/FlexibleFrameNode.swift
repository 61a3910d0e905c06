import Geometry

/// A box with least, ideal and greatest lengths.
final class FlexibleFrameNode: WrapperNode {
    struct Limits {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?

        /// Limits that contradict each other are reported by SwiftUI; the lower one wins.
        init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
            func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 ? $0 : nil } }
            self.min = valid(min)
            self.ideal = valid(ideal)
            self.max = valid(max).map { Swift.max($0, valid(min) ?? 0) }
        }

        var isSet: Bool { min != nil || ideal != nil || max != nil }

        func clamp(_ length: CGFloat) -> CGFloat {
            Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
        }

        func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

        /// The box's length when `proposed` to it and its content takes `content`.
        func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
            guard let proposed = proposed ?? ideal else { return clamp(content) }
            switch (min, max) {
            case (nil, nil): return content
            case (.some, .some): return clamp(proposed)
            case (.some(let min), nil): return Swift.max(min, Swift.min(content, proposed))
            case (nil, .some(let max)): return Swift.min(max, Swift.max(content, proposed))
            }
        }
    }

    private let horizontal: Limits
    private let vertical: Limits
    private let alignment: Alignment
    private let mirrors: Bool

    init(_ content: LayoutNode, horizontal: Limits, vertical: Limits, alignment: Alignment, mirrors: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        self.mirrors = mirrors
        super.init(content)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(offer(proposal))
        return CGSize(
            width: horizontal.length(proposal.width, content: size.width),
            height: vertical.length(proposal.height, content: size.height))
    }

    /// Placed, the content is offered what the box came to where it has limits of its own.
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.alignedGuide(key, in: size, offer: offer(proposal), alignment: alignment)
    }

    /// Along the axes that it sets, a frame keeps a plain view's distances; a spacer stays one in any frame.
    override var spacing: ViewSpacing {
        var spacing = content.spacing
        if content is SpacerNode { return spacing }
        if vertical.isSet { spacing.reset(.vertical) }
        if horizontal.isSet { spacing.reset(.horizontal) }
        return spacing
    }

    override var layoutDetails: [String] {
        func details(_ limits: Limits, _ side: String) -> [String] {
            LayoutLength.detail("min\(side)", limits.min) + LayoutLength.detail("ideal\(side)", limits.ideal)
                + LayoutLength.detail("max\(side)", limits.max)
        }
        return details(horizontal, "Width") + details(vertical, "Height") + alignment.layoutDetail
    }

    override func placeContent() {
        content.placeAligned(in: frame, offer: offer(placedProposal), alignment: alignment, mirrors: mirrors)
    }
}
