import Geometry

/// A node that a `Layout` arranges, built in or the user's own.
package final class ContainerNode<L: Layout>: LayoutNode {
    private let layout: L
    private let members: [LayoutNode]
    private let inputs: _ViewInputs
    private var cache: L.Cache

    package init(_ layout: L, children: [LayoutNode], _ inputs: _ViewInputs) {
        self.layout = layout
        members = children
        self.inputs = inputs
        cache = EnvironmentValues.with(inputs.environment) {
            layout.makeCache(subviews: Self.subviews(children, inputs))
        }
        super.init()
        // An empty container is served last, after the spacers' like.
        if children.isEmpty { traits.layoutPriority = -.infinity }
    }

    private static func subviews(_ nodes: [LayoutNode], _ inputs: _ViewInputs) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes, layoutDirection: inputs.environment.layoutDirection)
    }

    private var subviews: LayoutSubviews { Self.subviews(members, inputs) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = EnvironmentValues.with(inputs.environment) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        if !(size.width >= 0 && size.height >= 0) { note(.size(size), at: self) }
        return size
    }

    private func note(_ issue: LayoutIssue, at node: LayoutNode) {
        MainActor.assumeIsolated { inputs.session }.layoutIssues.note(issue, at: node)
    }

    /// Kept, because every stack around this one asks, and asks its own members for it.
    private lazy var ownSpacing = EnvironmentValues.with(inputs.environment) {
        layout.spacing(subviews: subviews, cache: &cache)
    }

    override package var spacing: ViewSpacing { ownSpacing }

    override package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        EnvironmentValues.with(inputs.environment) {
            let bounds = CGRect(origin: .zero, size: size)
            return switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }

    override package func placeContent() {
        let subviews = subviews
        let placement = LayoutPlacement(
            count: members.count, bounds: frame, mirrors: inputs.environment.layoutDirection == .rightToLeft)
        EnvironmentValues.with(inputs.environment) {
            placement.collect {
                layout.placeSubviews(in: frame, proposal: placedProposal, subviews: subviews, cache: &cache)
            }
        }
        for subview in subviews {
            let place = placement.place(of: subview, proposal: placedProposal)
            subview.node.place(at: place.origin, proposal: place.proposal)
            if subview.node.isInfinite { note(.infiniteSize, at: subview.node) }
        }
        for node in placement.misplaced { note(.placement, at: node) }
        if isInfinite { note(.infiniteSize, at: self) }
    }

    override package func record(_ recorder: inout DisplayListRecorder) {
        guard members.contains(where: { $0.traits.zIndex ?? 0 != 0 }) else {
            for member in members { member.draw(into: &recorder) }
            return
        }
        let order = members.indices.sorted {
            (members[$0].traits.zIndex ?? 0, $0) < (members[$1].traits.zIndex ?? 0, $1)
        }
        for index in order { members[index].draw(into: &recorder) }
    }

    override package var children: [LayoutNode] { members }

    override package var layoutDetails: [String] { (layout as? any LayoutDescribing)?.layoutDetails ?? [] }

    override package var name: String {
        let type = "\(L.self)"
        return type.hasSuffix("Layout") ? String(type.dropLast(6)) : type
    }
}

/// A node around one other, which passes everything on unless a subclass says otherwise.
package class WrapperNode: LayoutNode {
    package let content: LayoutNode

    init(_ content: LayoutNode) {
        self.content = content
        super.init()
        traits = content.traits
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal)
    }

    override package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        content.dimensions(in: proposal).explicitValue(key)
    }

    override package var spacing: ViewSpacing { content.spacing }

    override package func placeContent() {
        content.place(at: frame.origin, proposal: placedProposal)
    }

    override package var children: [LayoutNode] { [content] }
}

extension ViewDimensions {
    package func explicitValue(_ key: AlignmentKey) -> CGFloat? {
        switch key.axis {
        case .horizontal: self[explicit: HorizontalAlignment(key.id)]
        case .vertical: self[explicit: VerticalAlignment(key.id)]
        }
    }
}
