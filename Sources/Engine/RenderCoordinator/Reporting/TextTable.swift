/// Columns of text, aligned for a terminal.
package struct TextTable: CustomStringConvertible {
    package enum Alignment {
        case left, right
    }

    package var columns: [(title: String, alignment: Alignment)]
    package var rows: [[String]] = []

    package init(columns: [(title: String, alignment: Alignment)], rows: [[String]] = []) {
        self.columns = columns
        self.rows = rows
    }

    package var description: String {
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

/// Numbers with their nouns.
package enum Count {
    package static func text(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
    }

    /// The first names of a list, and how many more there are: `A, B and 3 more`.
    package static func list(_ names: [String], most: Int) -> String {
        let more = names.count - most
        return names.prefix(most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
}
