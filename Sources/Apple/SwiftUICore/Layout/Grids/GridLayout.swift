import Geometry

/// Cells in rows and columns that are as long as their contents need.
@frozen
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    /// Points between columns; nil asks the cells.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil asks the cells.
    public var verticalSpacing: CGFloat?

    @inlinable
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public struct Cache {
        var members: LayoutSubviews
        var structure: GridStructure
        var solutions: [(proposal: ProposedViewSize, solution: GridSolution)] = []
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(members: subviews, structure: structure(subviews)) }

    private func structure(_ subviews: Subviews) -> GridStructure {
        GridStructure(
            subviews, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    private func solution(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridSolution {
        if !cache.members.hasSameEnds(as: subviews) { cache = makeCache(subviews: subviews) }
        for known in cache.solutions where known.proposal == proposal { return known.solution }
        let solution = GridSolution(cache.structure, subviews, proposal)
        cache.solutions.append((proposal, solution))
        return solution
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solution(proposal, subviews, &cache).size(cache.structure)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        solution(proposal, subviews, &cache).place(cache.structure, subviews, in: bounds)
    }
}
