extension HorizontalAlignment {
    /// As written in source: `leading`, or the name of a type of the user's.
    package var name: String { key.name }
}

extension VerticalAlignment {
    package var name: String { key.name }
}

extension AlignmentKey {
    fileprivate var name: String {
        let type = "\(id)"
        return type.prefix(1).lowercased() + type.dropFirst()
    }
}

extension Alignment {
    /// As written in source: `topLeading`, `center`.
    package var name: String {
        let (column, row) = (horizontal.name, vertical.name)
        if row == "center" { return column }
        if column == "center" { return row }
        return row + column.prefix(1).uppercased() + column.dropFirst()
    }

    /// What a layout tells of itself: nothing where it is centered, as most are.
    package var layoutDetail: [String] { self == .center ? [] : ["alignment \(name)"] }
}
