/// What changed between lists of lines, where views do not tell.
enum LineChanges {
    /// The size of the picture, which the first line tells.
    static func canvas(_ before: [String], _ after: [String]) -> [ViewChange] {
        func size(_ lines: [String]) -> String? {
            guard let line = lines.first, line.hasPrefix("canvas ") else { return nil }
            return line.dropFirst("canvas ".count).split(separator: "x").joined(separator: " × ")
        }
        guard let one = size(before), let other = size(after), one != other else { return [] }
        return [ViewChange("the image: \(one) → \(other)")]
    }

    /// What the display list draws.
    static func items(_ before: [String], _ after: [String]) -> [ViewChange] {
        func items(_ lines: [String]) -> [String] {
            lines.filter { !$0.hasPrefix("canvas ") }.map { String($0.drop { $0 == " " }) }
        }
        return sentences(items(before), items(after)).map { ViewChange($0) }
    }

    /// What another section tells.
    static func lines(_ before: [String], _ after: [String], in section: String) -> [ViewChange] {
        func trimmed(_ lines: [String]) -> [String] { lines.map { String($0.drop { $0 == " " }) } }
        return sentences(trimmed(before), trimmed(after)).map { ViewChange("\(section): \($0)") }
    }

    /// Longer texts are told by how many of their lines differ: more than this is compared for nobody.
    private static let mostPairs = 4_000_000

    private static func sentences(_ before: [String], _ after: [String]) -> [String] {
        let head = zip(before, after).prefix { $0 == $1 }.count
        let tail = zip(before.dropFirst(head).reversed(), after.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let ones = Array(before[head..<(before.count - tail)]), others = Array(after[head..<(after.count - tail)])
        let words = (ones.map(subject), others.map(subject))
        let pairs = OrderedPairs.best(ones.count, others.count, most: mostPairs) { row, column in
            if ones[row] == others[column] { return 8 }
            return words.0[row] == words.1[column] ? 4 : words.0[row].first == words.1[column].first ? 1 : 0
        }
        if pairs.isEmpty, ones.count > 50, others.count > 50 {
            return ["\(max(ones.count, others.count)) items differ"]
        }
        var result: [String] = [], row = 0, column = 0
        func skip(to end: (Int, Int)) {
            result += ones[row..<end.0].map { "\(shown($0)): gone" }
            result += others[column..<end.1].map { "\(shown($0)): new" }
            (row, column) = (end.0 + 1, end.1 + 1)
        }
        for pair in pairs {
            skip(to: pair)
            if ones[pair.0] != others[pair.1] { result.append(sentence(ones[pair.0], others[pair.1])) }
        }
        skip(to: (ones.count, others.count))
        return result
    }

    /// The first word of an item, and what is in quotes behind it. What begins with a quotation has no such word.
    private static func subject(_ line: String) -> [String] {
        if line.first == "\"" { return ["", SnapshotQuotes.read(line.dropFirst())?.0 ?? line] }
        var words = line.split(separator: " ", maxSplits: 1).map(String.init)
        if words.count > 1, words[1].first == "\"",
            let (text, _) = SnapshotQuotes.read(words[1].dropFirst())
        {
            words[1] = text
        } else {
            words = [words[0]]
        }
        return words
    }

    /// `fill: #FF0000 → #EE0000`; the words that differ, where as many stand in both.
    private static func sentence(_ before: String, _ after: String) -> String {
        // What is read aloud is told whole: its words mean nothing by themselves.
        if before.first == "\"", after.first == "\"" { return "\(shown(before)) → \(shown(after))" }
        let ones = before.split(separator: " "), others = after.split(separator: " ")
        let name =
            subject(before) == subject(after)
            ? subject(before).enumerated().map { $0.offset == 0 ? $0.element : "\"\($0.element)\"" }
                .joined(separator: " ")
            : ones.first.map(String.init) ?? ""
        guard ones.count == others.count, ones.first == others.first else {
            return "\(name): \(shown(before)) → \(shown(after))"
        }
        let differing = zip(ones, others).filter { $0 != $1 }
        // A digest says nothing to people beside what they can read.
        return "\(name): " + differing.prefix(4).map { "\($0) → \($1)" }.joined(separator: ", ")
    }

    private static func shown(_ line: String) -> String { line.count > 80 ? line.prefix(79) + "…" : line }
}
