import Geometry

/// A view with another one at an edge, which takes that room from it.
final class SafeAreaInsetNode: WrapperNode {
    private let inset: LayoutNode
    private let edge: Edge
    /// Where the inset lies along its edge.
    private let alignment: Alignment
    private let gap: CGFloat
    private let mirrors: Bool

    init(_ content: LayoutNode, inset: LayoutNode, edge: Edge, alignment: Alignment, spacing: CGFloat?, mirrors: Bool) {
        self.inset = inset
        self.edge = edge
        self.alignment = alignment
        self.mirrors = mirrors
        let leads = edge == .top || edge == .leading
        let (first, second) = leads ? (inset, content) : (content, inset)
        gap = spacing ?? first.spacing.distance(to: second.spacing, along: edge.axis)
        super.init(content)
    }

    /// The inset is offered nothing across its edge, which gives it its ideal breadth.
    private func insetOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        offer[edge.axis] = nil
        return offer
    }

    private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
        EdgeInsets(inset.sizeThatFits(insetOffer(proposal))[edge.axis] + gap, edges: Edge.Set(edge))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(proposal)
        let size = content.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let insets = insets(proposal)
        guard let value = content.dimensions(in: proposal.inset(by: insets)).explicitValue(key) else { return nil }
        return value + (key.axis == .horizontal ? insets.leading : insets.top)
    }

    override var spacing: ViewSpacing { content.spacing }

    override func placeContent() {
        let insets = insets(placedProposal)
        placeContent(inSafeArea: frame.inset(by: insets, mirrors: mirrors)) {
            content.place(
                at: CGPoint(x: frame.minX + (mirrors ? insets.trailing : insets.leading), y: frame.minY + insets.top),
                proposal: placedProposal.inset(by: insets))
        }
        var offer = ProposedViewSize(frame.size)
        offer[edge.axis] = inset.sizeThatFits(insetOffer(placedProposal))[edge.axis]
        inset.placeAligned(in: frame, offer: offer, alignment: alignment, mirrors: mirrors)
    }

    override var children: [LayoutNode] { [content, inset] }
}

extension Edge {
    /// The axis across the edge.
    fileprivate var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

nonisolated extension View {
    /// Puts a view at an edge and insets the safe area by it.
    ///
    /// - Parameter spacing: points between the view and its inset; nil asks both.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(
            edge == .top ? .top : .bottom,
            Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom), spacing, content())
    }

    /// Puts a view at an edge and insets the safe area by it.
    ///
    /// - Parameter spacing: points between the view and its inset; nil asks both.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(
            edge == .leading ? .leading : .trailing,
            Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment), spacing, content())
    }

    /// An inset under which what scrolls fades out; nothing scrolls in a widget.
    ///
    /// - Parameter spacing: points between the view and its bar; nil asks both.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// An inset under which what scrolls fades out; nothing scrolls in a widget.
    ///
    /// - Parameter spacing: points between the view and its bar; nil asks both.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    private func safeAreaInset<V: View>(
        _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ inset: V
    ) -> some View {
        wrapNodesWithViews { content, inputs in
            let nodes = ViewResolver.nodes(of: inset, inputs)
            // Nothing takes no room, not even that of the spacing.
            if nodes.isEmpty { return content }
            return SafeAreaInsetNode(
                content, inset: ViewResolver.combine(nodes, inputs, alignment: alignment), edge: edge,
                alignment: alignment, spacing: spacing, mirrors: inputs.environment.isRightToLeft)
        }
    }
}
