import Geometry

/// The arithmetic of horizontal and vertical stacks.
///
/// Spacing is taken from the proposal first. Members of higher priority are served before others, which keep
/// their least size; within a priority the least flexible comes first, of two without limit the one with the larger
/// least length, and each is offered an equal part of what remains.
struct StackEngine {
    let axis: Axis
    /// Points between members; nil asks them.
    let spacing: CGFloat?
    /// The guide on the other axis.
    let guide: AlignmentKey

    struct Cache {
        /// Whose gaps and solutions these are: a user's layout may ask for other members with the same cache.
        var members: LayoutSubviews
        var gaps: [CGFloat]
        var solutions: [(proposal: ProposedViewSize, solution: Solution)] = []
    }

    /// The stack's answer to one proposal.
    struct Solution {
        var proposals: [ProposedViewSize]
        var sizes: [CGSize]
        /// Where each member lies on the other axis, from the stack's edge.
        var offsets: [CGFloat]
        var size: CGSize
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var gaps: [CGFloat] = []
        let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        for index in subviews.indices.dropLast() {
            gaps.append(
                spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis))
        }
        return Cache(members: subviews, gaps: gaps)
    }

    func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Solution {
        if !cache.members.hasSameEnds(as: subviews) { cache = makeCache(subviews) }
        for known in cache.solutions where known.proposal == proposal { return known.solution }
        let lengths = proposal[axis].map { distribute($0, proposal, subviews, &cache) }
        var proposals: [ProposedViewSize] = []
        for index in subviews.indices {
            var offer = ProposedViewSize.unspecified
            offer[axis] = lengths?[index]
            offer[axis.other] = proposal[axis.other]
            proposals.append(offer)
        }
        let solution = arrange(proposals, subviews, cache)
        cache.solutions.append((proposal, solution))
        return solution
    }

    /// The lengths offered to the members of a stack that is `length` long.
    private func distribute(
        _ length: CGFloat, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> [CGFloat] {
        var offered = Array(repeating: CGFloat(0), count: subviews.count)
        var remaining = length - cache.gaps.reduce(0, +)
        func size(_ index: Int, _ length: CGFloat) -> CGFloat {
            var offer = proposal
            offer[axis] = length
            return subviews[index].sizeThatFits(offer)[axis]
        }
        // A stack that is offered no end of room can offer every member the same.
        guard remaining.isFinite else { return offered.map { _ in remaining } }

        let priorities = subviews.map(\.priority)
        let levels = Set(priorities).sorted(by: >)
        var reserved: [CGFloat] = Array(repeating: 0, count: subviews.count)
        if levels.count > 1 {
            for index in subviews.indices where priorities[index] != levels[0] {
                reserved[index] = size(index, 0)
                remaining -= reserved[index]
            }
        }
        for level in levels {
            var group = subviews.indices.filter { priorities[$0] == level }
            for index in group { remaining += reserved[index] }
            if group.count > 1 {
                let flexibility = group.map { Flexibility(least: size($0, 0), greatest: size($0, .infinity)) }
                let order = group.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
                group = order.map { group[$0] }
            }
            for (position, index) in group.enumerated() {
                let share = max(0, remaining) / CGFloat(group.count - position)
                offered[index] = share
                remaining -= size(index, share)
            }
        }
        return offered
    }

    /// How far a member's length can change, in points.
    private struct Flexibility: Comparable {
        var range: CGFloat
        var least: CGFloat

        init(least: CGFloat, greatest: CGFloat) {
            (range, self.least) = (greatest - least, least)
        }

        static func < (a: Flexibility, b: Flexibility) -> Bool {
            a.range == b.range && a.range == .infinity ? a.least > b.least : a.range < b.range
        }

        static func == (a: Flexibility, b: Flexibility) -> Bool {
            a.range == b.range && (a.range != .infinity || a.least == b.least)
        }
    }

    private func arrange(
        _ proposals: [ProposedViewSize], _ subviews: LayoutSubviews, _ cache: Cache
    ) -> Solution {
        var sizes: [CGSize] = []
        var guides: [CGFloat] = []
        var length = cache.gaps.reduce(0, +)
        var before: CGFloat = -.infinity, after: CGFloat = -.infinity
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: proposals[index])
            let size = dimensions.size
            let guide = dimensions.value(guide)
            sizes.append(size)
            guides.append(guide)
            length += size[axis]
            before = max(before, guide)
            // Measured without end, a member reaches without end on both sides of its middle.
            after = max(after, size[axis.other].isFinite ? size[axis.other] - guide : .infinity)
        }
        var size = CGSize.zero
        size[axis] = max(0, length)
        size[axis.other] = subviews.isEmpty ? 0 : max(0, before + after)
        return Solution(
            proposals: proposals, sizes: sizes, offsets: guides.map { before - $0 }, size: size)
    }

    func place(
        in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        // Asked for its ideal breadth, a stack gives its members the one it came to, so that a divider or a color
        // reaches across its neighbors.
        var offer = proposal
        offer[axis.other] = offer[axis.other] ?? bounds.size[axis.other]
        let solution = solve(offer, subviews, &cache)
        var position = bounds.origin[axis]
        for index in subviews.indices {
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = bounds.origin[axis.other] + solution.offsets[index]
            subviews[index].place(at: origin, proposal: solution.proposals[index])
            position += solution.sizes[index][axis]
            if index < cache.gaps.count { position += cache.gaps[index] }
        }
    }

    /// A stack keeps its outer members' wishes at its ends and everyone's at its sides.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var result = ViewSpacing()
        let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for subview in subviews { result.formUnion(subview.spacing, edges: sides) }
        result.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
        result.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
        return result
    }
}
