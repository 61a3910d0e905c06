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
