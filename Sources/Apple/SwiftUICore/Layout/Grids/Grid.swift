import Geometry

/// Rows of cells whose columns are as wide as their widest cells. A view outside a row spans all columns.
public struct Grid<Content: View>: View {
    package let layout: GridLayout
    nonisolated(unsafe) package let content: Content

    /// - Parameters:
    ///   - alignment: where cells lie in their place.
    ///   - horizontalSpacing: points between columns; nil asks the cells.
    ///   - verticalSpacing: points between rows; nil asks the cells.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// A row of cells in a `Grid`; a modifier of it applies to each cell.
public struct GridRow<Content: View>: PrimitiveView {
    package let alignment: VerticalAlignment?
    nonisolated(unsafe) package let content: Content

    /// - Parameter alignment: where cells lie in the row; nil takes the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        let start = list.nodes.count
        Content._resolve(view.content, inputs.child(0), into: &list)
        let row = GridRowReference(alignment: view.alignment)
        for node in list.nodes[start...] { node.traits.gridCell.row = row }
    }
}

/// What the cells of one grid row share, and what tells them from the next row's.
package final class GridRowReference {
    /// Nil takes the grid's.
    let alignment: VerticalAlignment?

    init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// A cell's own wishes in a `Grid`.
package struct GridCellTraits {
    /// The row that the cell is in; nil for a view that stands in the grid itself.
    package var row: GridRowReference?
    package var columns = 1
    package var anchor: UnitPoint?
    package var columnAlignment: HorizontalAlignment?
    package var unsizedAxes: Axis.Set = []

    package init() {}
}

nonisolated extension View {
    /// Lets a cell lie across several columns.
    public func gridCellColumns(_ count: Int) -> some View { changeTraits { $0.gridCell.columns = count } }

    /// Puts a point of the cell's content on the same point of its place, whatever the grid's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { changeTraits { $0.gridCell.anchor = anchor } }

    /// Aligns all cells of the column that this cell begins in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        changeTraits { $0.gridCell.columnAlignment = guide }
    }

    /// Keeps a cell from widening its column or raising its row; it takes what the others come to.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        changeTraits { $0.gridCell.unsizedAxes = axes }
    }
}

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

    /// The rows and columns, and the solution for each size that was proposed.
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
