import Geometry

/// Offers its content the largest size of a ratio inside the proposal, or the smallest one around it.
final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let mode: ContentMode

    init(_ content: LayoutNode, ratio: CGFloat?, mode: ContentMode) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.mode = mode
        super.init(content)
    }

    override var passesLayoutPriority: Bool { false }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let ideal = content.sizeThatFits(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 && ideal.width > 0 ? ideal.width / ideal.height : nil)
        guard let ratio else { return proposal }
        switch (proposal.width, proposal.height) {
        case (let width?, let height?):
            let byWidth = CGSize(width: width, height: width / ratio)
            let byHeight = CGSize(width: height * ratio, height: height)
            // An infinite side leaves the decision to the other one.
            if width.isInfinite && height.isInfinite { return proposal }
            let widthDecides = (byWidth.height <= height) == (mode == .fit)
            return ProposedViewSize(widthDecides ? byWidth : byHeight)
        case (let width?, nil):
            return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?):
            return ProposedViewSize(width: height * ratio, height: height)
        case (nil, nil):
            return proposal
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(offer(proposal)) }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        content.dimensions(in: offer(proposal)).explicitValue(key)
    }

    override var layoutDetails: [String] {
        [ratio.map(LayoutLength.text) ?? "its own", mode == .fit ? "fit" : "fill"]
    }

    override func placeContent() { content.place(at: frame.origin, proposal: offer(placedProposal)) }
}

nonisolated extension View {
    /// Keeps the view's proportions: width divided by height.
    ///
    /// - Parameter aspectRatio: width over height; nil keeps the view's own.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapNodes { content, inputs in
            AspectRatioNode(content, ratio: aspectRatio, mode: contentMode).noting(.aspectRatio(aspectRatio), inputs)
        }
    }

    /// Keeps the view's proportions: width divided by height.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view so that all of it is inside of its frame.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view so that it covers its frame.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How content of a given ratio meets a box.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
