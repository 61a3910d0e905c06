/// Texts of several lines, behind `|` or `>`.
extension YAMLReader {
    var isBlockText: Bool { next == "|" || next == ">" }

    /// The lines below that are deeper than the key or dash, as they are behind `|`, joined by spaces behind `>`.
    ///
    /// - Parameter indent: The column of the key or dash.
    mutating func blockText(in indent: Int) -> YAMLNode? {
        let start = place, isFolded = next == ">"
        column += 1
        var ending: Character?, ownIndent: Int?
        while let sign = next, sign != " ", sign != "#" {
            if sign == "+" || sign == "-" {
                ending = sign
            } else if let digit = sign.wholeNumberValue, digit > 0 {
                ownIndent = indent + digit
            } else {
                tell("'\(sign)' is not allowed after '\(isFolded ? ">" : "|")'; the text starts on the next line")
            }
            column += 1
        }
        nextLine()
        var rows: [String] = []
        while line < lines.count {
            let row = lines[line], first = row.prefix { $0 == " " }.count
            if first == row.count {
                rows.append("")
            } else {
                let depth = ownIndent ?? first
                guard depth > indent, first >= depth else { break }
                ownIndent = depth
                rows.append(String(row[depth...]))
            }
            nextLine()
        }
        var blanks = 0
        while rows.last == "" {
            rows.removeLast()
            blanks += 1
        }
        var text = isFolded ? Self.folded(rows) : rows.joined(separator: "\n")
        if ending != "-", !rows.isEmpty { text += "\n" }
        if ending == "+" { text += String(repeating: "\n", count: blanks) }
        return YAMLNode(content: .text(text, isQuoted: true), place: start)
    }

    /// Lines joined by spaces; an empty one is a line's end, and deeper ones stay lines.
    private static func folded(_ rows: [String]) -> String {
        var text = "", isOpen = false
        for row in rows {
            if row.isEmpty || row.hasPrefix(" ") || row.hasPrefix("\t") {
                if isOpen, !row.isEmpty { text += "\n" }
                text += row + "\n"
                isOpen = false
            } else {
                text += (isOpen ? " " : "") + row
                isOpen = true
            }
        }
        return text
    }
}
