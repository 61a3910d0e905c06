import Geometry

/// The lengths of a grid's columns and rows for one proposal.
///
/// Columns come first, then rows, and both as members of a stack do: the least flexible is served first, and each
/// is offered an equal part of what remains. A cell across several columns widens them only where it needs more
/// than they have.
struct GridSolution {
    private(set) var columns: [CGFloat] = []
    private(set) var rows: [CGFloat] = []

    init(_ structure: GridStructure, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
        guard !structure.cells.isEmpty else { return }
        sizeColumns(structure, subviews, proposal)
        sizeRows(structure, subviews, proposal.height)
    }

    func size(_ structure: GridStructure) -> CGSize {
        CGSize(
            width: max(0, columns.reduce(0, +) + structure.columnGaps.reduce(0, +)),
            height: max(0, rows.reduce(0, +) + structure.rowGaps.reduce(0, +)))
    }

    // MARK: Lengths

    private mutating func sizeColumns(
        _ structure: GridStructure, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
    ) {
        let rowGaps = structure.rowGaps.reduce(0, +)
        // While widths are sought, rows count as equally high.
        let height = proposal.height.map { max(0, $0 - rowGaps) / CGFloat(structure.rows.count) }
        let sized = structure.cells.filter { !$0.unsizedAxes.contains(.horizontal) }
        var members = [[GridStructure.Cell]](repeating: [], count: structure.columnCount)
        for cell in sized where cell.columns.count == 1 { members[cell.columns.lowerBound].append(cell) }
        let gaps = structure.columnGaps.reduce(0, +)
        columns = Self.distribute(proposal.width.map { $0 - gaps }, over: structure.columnCount) { column, width in
            Self.extent(of: members[column]) { cell in
                let dimensions = subviews[cell.index].dimensions(in: ProposedViewSize(width: width, height: height))
                let guide = structure.horizontalAlignment(of: cell)
                return (dimensions.width, cell.anchor == nil ? dimensions[guide] : nil)
            }
        }
        for cell in sized where cell.columns.count > 1 {
            let inner = structure.columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1].reduce(0, +)
            let present = columns[cell.columns].reduce(0, +) + inner
            guard present.isFinite else { continue }
            let others = columns.reduce(0, +) + gaps - present
            let offer = proposal.width.map { max(present, $0 - others) }
            let wanted = subviews[cell.index].sizeThatFits(ProposedViewSize(width: offer, height: height)).width
            guard wanted > present else { continue }
            for column in cell.columns { columns[column] += (wanted - present) / CGFloat(cell.columns.count) }
        }
    }

    private mutating func sizeRows(_ structure: GridStructure, _ subviews: LayoutSubviews, _ height: CGFloat?) {
        let widths = structure.cells.map { width(of: $0, structure) }
        let gaps = structure.rowGaps.reduce(0, +)
        rows = Self.distribute(height.map { $0 - gaps }, over: structure.rows.count) { row, height in
            let sized = structure.rows[row].filter { !structure.cells[$0].unsizedAxes.contains(.vertical) }
            return Self.extent(of: sized) { position in
                let cell = structure.cells[position]
                let offer = ProposedViewSize(width: widths[position], height: height)
                let dimensions = subviews[cell.index].dimensions(in: offer)
                return (dimensions.height, cell.anchor == nil ? dimensions[structure.rowAlignments[row]] : nil)
            }
        }
    }

    private func width(of cell: GridStructure.Cell, _ structure: GridStructure) -> CGFloat {
        columns[cell.columns].reduce(0, +)
            + structure.columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1].reduce(0, +)
    }

    /// What members reach before and after the guide they share, together. Those with an anchor have no guide (nil) and
    /// only need their length.
    private static func extent<Member>(
        of members: [Member], measure: (Member) -> (length: CGFloat, guide: CGFloat?)
    ) -> CGFloat {
        var shared = SharedGuide(), longest: CGFloat = 0
        for member in members {
            let (length, guide) = measure(member)
            guard length.isFinite else { return .infinity }
            if let guide { shared.add(guide, of: length) } else { longest = max(longest, length) }
        }
        return max(shared.length, longest)
    }

    private static func distribute(
        _ length: CGFloat?, over count: Int, extent: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard var remaining = length else { return (0..<count).map { extent($0, nil) } }
        guard remaining.isFinite else { return (0..<count).map { extent($0, remaining) } }
        let flexibility = (0..<count).map { extent($0, .infinity) - extent($0, 0) }
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        var lengths = [CGFloat](repeating: 0, count: count)
        for (position, line) in order.enumerated() {
            lengths[line] = extent(line, max(0, remaining) / CGFloat(count - position))
            remaining -= lengths[line]
        }
        return lengths
    }

    // MARK: Places

    func place(_ structure: GridStructure, _ subviews: LayoutSubviews, in bounds: CGRect) {
        let lefts = Self.starts(columns, structure.columnGaps, from: bounds.minX)
        let tops = Self.starts(rows, structure.rowGaps, from: bounds.minY)
        let boxes = structure.cells.map { cell in
            CGRect(
                x: lefts[cell.columns.lowerBound], y: tops[cell.row], width: width(of: cell, structure),
                height: rows[cell.row])
        }
        let dimensions = zip(structure.cells, boxes).map { cell, box in
            subviews[cell.index].dimensions(in: ProposedViewSize(box.size))
        }
        var columnGuides = [SharedGuide](repeating: SharedGuide(), count: columns.count)
        var rowGuides = [SharedGuide](repeating: SharedGuide(), count: rows.count)
        for (cell, own) in zip(structure.cells, dimensions) where cell.anchor == nil {
            if cell.columns.count == 1, !cell.unsizedAxes.contains(.horizontal) {
                columnGuides[cell.columns.lowerBound].add(own[structure.horizontalAlignment(of: cell)], of: own.width)
            }
            if !cell.unsizedAxes.contains(.vertical) {
                rowGuides[cell.row].add(own[structure.rowAlignments[cell.row]], of: own.height)
            }
        }
        for (position, cell) in structure.cells.enumerated() {
            let box = boxes[position], own = dimensions[position]
            var origin = box.origin
            if let anchor = cell.anchor {
                origin.x += anchor.x * (box.width - own.width)
                origin.y += anchor.y * (box.height - own.height)
            } else {
                let horizontal = structure.horizontalAlignment(of: cell)
                let shared = cell.columns.count == 1 ? columnGuides[cell.columns.lowerBound] : SharedGuide()
                origin.x += shared.position(in: box.size, horizontal.key) - own[horizontal]
                let vertical = structure.rowAlignments[cell.row]
                origin.y += rowGuides[cell.row].position(in: box.size, vertical.key) - own[vertical]
            }
            subviews[cell.index].place(at: origin, proposal: ProposedViewSize(box.size))
        }
    }

    private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat], from start: CGFloat) -> [CGFloat] {
        var position = start
        return lengths.indices.map { index in
            defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
            return position
        }
    }
}

extension GridStructure {
    func horizontalAlignment(of cell: Cell) -> HorizontalAlignment {
        cell.isInRow ? columnAlignments[cell.columns.lowerBound] : alignment.horizontal
    }
}
