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

/// A box with least, ideal and greatest lengths.
final class FlexibleFrameNode: WrapperNode {
    struct Limits {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?

        /// Of limits that contradict each other the later one in this order gives way: the ideal rises to the minimum,
        /// the maximum to the ideal. A minimum above the maximum, with no ideal, binds the content only.
        init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
            func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : Swift.max($0, 0) } }
            let least = valid(min).flatMap { $0.isInfinite ? nil : $0 }
            let middle = valid(ideal).flatMap { $0.isInfinite ? nil : Swift.max($0, least ?? 0) }
            (self.min, self.ideal) = (least, middle)
            self.max = valid(max).map { Swift.max($0, middle ?? 0) }
        }

        var isSet: Bool { min != nil || ideal != nil || max != nil }

        private func clamp(_ length: CGFloat) -> CGFloat {
            Swift.min(max ?? .infinity, Swift.max(min ?? 0, length))
        }

        func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

        /// The box's length when `proposed` to it, where its content has no say.
        func length(_ proposed: CGFloat?) -> CGFloat? {
            guard let proposed else { return ideal }
            guard let min, let max, min <= max else { return nil }
            return clamp(proposed)
        }

        /// The box's length when `proposed` to it and its content takes `content`: between two limits that of the
        /// proposal, with one limit what lies nearer to it of the proposal and the content.
        func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
            if let known = length(proposed) { return known }
            switch (min, max) {
            case (nil, nil): return content
            case (let min?, let max?): return min <= max ? clamp(content) : content
            case (let min?, nil): return Swift.max(min, Swift.min(content, offer(proposed) ?? .infinity))
            case (nil, let max?): return Swift.min(max, Swift.max(content, offer(proposed) ?? 0))
            }
        }

        /// What the content is offered in a box that came to `length`: that length, and nothing only where nothing
        /// was proposed and no limit bound the box.
        func offer(_ proposed: CGFloat?, placedIn length: CGFloat) -> CGFloat? {
            let isFree = proposed == nil && ideal == nil && (min ?? -.infinity) < length && length < (max ?? .infinity)
            return isFree ? nil : length
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

    override var passesLayoutPriority: Bool { false }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = horizontal.length(proposal.width), let height = vertical.length(proposal.height) {
            return CGSize(width: width, height: height)
        }
        let size = content.sizeThatFits(offer(proposal))
        return CGSize(
            width: horizontal.length(proposal.width, content: size.width),
            height: vertical.length(proposal.height, content: size.height))
    }

    private func offer(_ proposal: ProposedViewSize, placedIn size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.offer(proposal.width, placedIn: size.width),
            height: vertical.offer(proposal.height, placedIn: size.height))
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.alignedGuide(key, in: size, offer: offer(proposal, placedIn: size), alignment: alignment)
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
        content.placeAligned(
            in: frame, offer: offer(placedProposal, placedIn: frame.size), alignment: alignment, mirrors: mirrors)
    }
}

nonisolated extension View {
    /// Gives the view a box of fixed lengths, in points; nil keeps the view's own.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapNodes {
            FrameNode($0, width: width, height: height, alignment: alignment, mirrors: $1.environment.isRightToLeft)
                .noting(.frame(width: width, height: height), $1)
        }
    }

    /// Puts the view into a frame of that size, or of a size within limits.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { frame(width: nil, height: nil) }

    /// Gives the view a box with least, ideal and greatest lengths, in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapNodes {
            FlexibleFrameNode(
                $0, horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment,
                mirrors: $1.environment.isRightToLeft
            )
            .noting(.frame(.horizontal, min: minWidth, ideal: idealWidth, max: maxWidth), $1)
            .noting(.frame(.vertical, min: minHeight, ideal: idealHeight, max: maxHeight), $1)
        }
    }
}
