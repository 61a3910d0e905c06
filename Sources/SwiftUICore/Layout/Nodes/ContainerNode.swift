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
    }

    private static func subviews(_ nodes: [LayoutNode], _ inputs: _ViewInputs) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes, layoutDirection: inputs.environment.layoutDirection)
    }

    private var subviews: LayoutSubviews { Self.subviews(members, inputs) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        EnvironmentValues.with(inputs.environment) {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    override package var spacing: ViewSpacing {
        EnvironmentValues.with(inputs.environment) { layout.spacing(subviews: subviews, cache: &cache) }
    }

    override package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        EnvironmentValues.with(inputs.environment) {
            let bounds = CGRect(origin: .zero, size: size)
            switch key.axis {
            case .horizontal:
                let guide = HorizontalAlignment(key.id)
                if let value = layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                { return value }
            case .vertical:
                let guide = VerticalAlignment(key.id)
                if let value = layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                { return value }
            }
            return mergedAlignment(key, size: size, proposal: proposal)
        }
    }

    /// What the members set, where the layout itself says nothing: the topmost first baseline, the lowest last
    /// baseline, and the mean of any other guide.
    private func mergedAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let places = places(in: CGRect(origin: .zero, size: size), proposal: proposal)
        let values = zip(members, places).compactMap { member, place -> CGFloat? in
            guard let value = member.dimensions(in: place.proposal).explicitValue(key) else { return nil }
            return value + place.origin[key.axis]
        }
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }

    override package func placeContent() {
        for (member, place) in zip(members, places(in: frame, proposal: placedProposal)) {
            member.place(at: place.origin, proposal: place.proposal)
        }
    }

    private func places(in bounds: CGRect, proposal: ProposedViewSize) -> [LayoutPlacement.Place] {
        let placement = LayoutPlacement(
            count: members.count, bounds: bounds, mirrors: inputs.environment.layoutDirection == .rightToLeft)
        EnvironmentValues.with(inputs.environment) {
            var subviews = subviews
            subviews.placement = placement
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return zip(members, placement.places).map { member, place in
            if let place { return place }
            // A user's layout may leave members out: those lie at the centre, as SwiftUI places them.
            let size = member.sizeThatFits(proposal)
            let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
            return LayoutPlacement.Place(origin: origin, proposal: proposal)
        }
    }

    override package func record(_ recorder: inout DisplayListRecorder) {
        guard members.contains(where: { $0.traits.zIndex != 0 }) else {
            for member in members { member.record(&recorder) }
            return
        }
        let order = members.indices.sorted {
            (members[$0].traits.zIndex, $0) < (members[$1].traits.zIndex, $1)
        }
        for index in order { members[index].record(&recorder) }
    }

    override package var children: [LayoutNode] { members }

    override package var name: String {
        let type = "\(L.self)"
        return type.hasSuffix("Layout") ? String(type.dropLast(6)) : type
    }
}
