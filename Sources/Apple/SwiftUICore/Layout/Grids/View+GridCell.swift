import Geometry

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
