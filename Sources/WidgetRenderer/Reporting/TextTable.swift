/// Columns of text, aligned for a terminal.
struct TextTable: CustomStringConvertible {
    enum Alignment {
        case left, right
    }

    var columns: [(title: String, alignment: Alignment)]
    var rows: [[String]] = []

    var description: String {
        let all = [columns.map(\.title)] + rows
        let widths = columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { row in
            let cells = columns.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return columns[column].alignment == .left ? row[column] + padding : padding + row[column]
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}
