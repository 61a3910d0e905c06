import AppIntents
import RenderModel

/// What the page shows on which iOS has a widget edited.
package struct EditPage: Hashable, Sendable {
    package var names: WidgetNames
    package var rows: [ParameterRow]

    package init(names: WidgetNames, rows: [ParameterRow]) { (self.names, self.rows) = (names, rows) }

    /// Rows that stand together. An array is a section of its own, with its title above it.
    struct Section: Hashable {
        var header: String?
        var rows: [ParameterRow]
    }

    var sections: [Section] {
        var result: [Section] = []
        for row in rows {
            if row.isArray {
                result.append(Section(header: row.title, rows: Self.items(of: row)))
            } else if let last = result.indices.last, result[last].header == nil {
                result[last].rows.append(row)
            } else {
                result.append(Section(rows: [row]))
            }
        }
        return result
    }

    /// A row for each value, and for each that may still be chosen where their number is fixed, else for the next.
    private static func items(of row: ParameterRow) -> [ParameterRow] {
        let count = row.limit.map { max($0, row.texts.count) } ?? row.texts.count + 1
        return (0..<count).map { index in
            ParameterRow(
                name: "\(row.name) \(index)", title: "", control: row.control == .field ? .field : .choice,
                texts: row.texts.indices.contains(index) ? [row.texts[index]] : [])
        }
    }
}
