import Geometry

/// Which cell of a grid lies where, before any length is known.
struct GridStructure {
    struct Cell {
        /// Among the grid's members.
        var index: Int
        var row: Int
        var columns: Range<Int>
        var anchor: UnitPoint?
        var unsizedAxes: Axis.Set
        /// Whether the cell takes its alignment from the columns, as a view outside rows does not.
        var isInRow: Bool
    }

    private(set) var cells: [Cell] = []
    private(set) var rows: [Range<Int>] = []
    private(set) var columnCount = 0
    private(set) var rowAlignments: [VerticalAlignment] = []
    private(set) var columnAlignments: [HorizontalAlignment] = []
    /// Points after each column but the last.
    private(set) var columnGaps: [CGFloat] = []
    private(set) var rowGaps: [CGFloat] = []
    let alignment: Alignment

    /// More columns than a widget has points in a row; a greater number of columns to span is a mistake.
    private static let greatestSpan = 1024

    init(
        _ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
    ) {
        self.alignment = alignment
        readRows(subviews)
        alignColumns(subviews)
        columnGaps = Self.gaps(columnCount, horizontalSpacing) { columnDistances(subviews) }
        rowGaps = Self.gaps(rows.count, verticalSpacing) { rowDistances(subviews) }
    }

    private mutating func readRows(_ subviews: LayoutSubviews) {
        var current: GridRowReference?
        for index in subviews.indices {
            let traits = subviews[index].node.traits.gridCell
            if rows.isEmpty || traits.row == nil || traits.row !== current {
                rows.append(cells.count..<cells.count)
                rowAlignments.append(traits.row?.alignment ?? alignment.vertical)
            }
            current = traits.row
            let row = rows.count - 1
            let start = rows[row].isEmpty ? 0 : cells[cells.count - 1].columns.upperBound
            let span = min(max(1, traits.columns), Self.greatestSpan)
            cells.append(
                Cell(
                    index: index, row: row, columns: start..<start + span, anchor: traits.anchor,
                    unsizedAxes: traits.unsizedAxes, isInRow: traits.row != nil))
            rows[row] = rows[row].lowerBound..<cells.count
            if traits.row != nil { columnCount = max(columnCount, start + span) }
        }
        if !cells.isEmpty { columnCount = max(1, columnCount) }
        for index in cells.indices where !cells[index].isInRow { cells[index].columns = 0..<columnCount }
    }

    private mutating func alignColumns(_ subviews: LayoutSubviews) {
        columnAlignments = Array(repeating: alignment.horizontal, count: columnCount)
        var isSet = Array(repeating: false, count: columnCount)
        for cell in cells {
            let column = cell.columns.lowerBound
            guard !isSet[column], let guide = subviews[cell.index].node.traits.gridCell.columnAlignment else {
                continue
            }
            columnAlignments[column] = guide
            isSet[column] = true
        }
    }

    private static func gaps(_ count: Int, _ spacing: CGFloat?, _ distances: () -> [CGFloat?]) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: count - 1) }
        return distances().map { $0 ?? ViewSpacing.defaultDistance }
    }

    /// The greatest distance that neighbors in any row want; nil where no row has both.
    private func columnDistances(_ subviews: LayoutSubviews) -> [CGFloat?] {
        var distances = [CGFloat?](repeating: nil, count: columnCount - 1)
        for row in rows {
            for (cell, next) in zip(cells[row], cells[row].dropFirst()) {
                let distance = subviews[cell.index].spacing.distance(
                    to: subviews[next.index].spacing, along: .horizontal)
                let gap = cell.columns.upperBound - 1
                distances[gap] = max(distances[gap] ?? distance, distance)
            }
        }
        return distances
    }

    /// The greatest distance that a cell and the one below it want, in any column.
    private func rowDistances(_ subviews: LayoutSubviews) -> [CGFloat?] {
        zip(rows, rows.dropFirst()).map { row, next in
            var greatest: CGFloat?
            var upper = row.lowerBound, lower = next.lowerBound
            while upper < row.upperBound, lower < next.upperBound {
                let distance = subviews[cells[upper].index].spacing.distance(
                    to: subviews[cells[lower].index].spacing, along: .vertical)
                greatest = max(greatest ?? distance, distance)
                let ends = (cells[upper].columns.upperBound, cells[lower].columns.upperBound)
                if ends.0 <= ends.1 { upper += 1 }
                if ends.1 <= ends.0 { lower += 1 }
            }
            return greatest
        }
    }
}
