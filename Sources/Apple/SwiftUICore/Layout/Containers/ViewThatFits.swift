import Geometry

/// The first of its members whose ideal size fits the proposal, or the last one.
public struct ViewThatFits<Content: View>: PrimitiveView {
    package let axes: Axis.Set
    nonisolated(unsafe) package let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let nodes = ViewResolver.nodes(of: view.content, inputs.child(0).outsideStack)
        if !nodes.isEmpty { list.append(ViewThatFitsNode(axes: view.axes, candidates: nodes)) }
    }
}

final class ViewThatFitsNode: LayoutNode {
    private let axes: Axis.Set
    private let candidates: [LayoutNode]
    private var placed: LayoutNode?

    init(axes: Axis.Set, candidates: [LayoutNode]) {
        self.axes = axes
        self.candidates = candidates
        super.init()
    }

    private func choice(_ proposal: ProposedViewSize) -> LayoutNode {
        for candidate in candidates.dropLast() {
            // Only the constrained axes are asked for their ideal length.
            let ideal = candidate.sizeThatFits(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity)
            if fitsWidth && fitsHeight { return candidate }
        }
        return candidates[candidates.count - 1]
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal).sizeThatFits(proposal) }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal).dimensions(in: proposal).explicitValue(key)
    }

    override var spacing: ViewSpacing { candidates[0].spacing }

    override func placeContent() {
        let chosen = choice(placedProposal)
        chosen.place(at: frame.origin, proposal: placedProposal)
        placed = chosen
    }

    override var children: [LayoutNode] { placed.map { [$0] } ?? [] }
}
