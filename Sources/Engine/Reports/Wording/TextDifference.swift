/// What differs between the texts of two pictures, line by line, in the texts' own sections: the drawing, the views.
package struct TextDifference: Hashable, Sendable, Encodable {
    package struct Section: Hashable, Sendable, Encodable {
        /// `drawing`, or the name that the text gives it.
        package var name: String
        /// Each with its mark in front: a space, `-` or `+`; `@` stands for lines that are left out.
        package var lines: [String]
        package var removed: Int
        package var added: Int
    }

    package var sections: [Section]
    /// Lines that differ beyond those that are shown.
    package var omitted: Int

    /// Lines around a change that stay the same.
    private static let context = 2
    /// More than anybody reads in a page; the texts are beside it.
    private static let limit = 400

    package init(_ before: String, _ after: String) {
        let (old, new) = (Self.sections(of: before), Self.sections(of: after))
        var sections: [Section] = [], room = Self.limit, omitted = 0
        for name in new.map(\.name) + old.map(\.name).filter({ name in !new.contains { $0.name == name } }) {
            let lines = { (texts: [(name: String, lines: [Substring])]) in texts.first { $0.name == name }?.lines ?? []
            }
            let marked = Self.marked(lines(old), lines(new))
            let removed = marked.count { $0.hasPrefix("-") }, added = marked.count { $0.hasPrefix("+") }
            guard removed + added > 0 else { continue }
            let shown = Self.folded(marked)
            omitted += shown.dropFirst(room).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
            sections.append(Section(name: name, lines: Array(shown.prefix(room)), removed: removed, added: added))
            room = max(0, room - shown.count)
        }
        (self.sections, self.omitted) = (sections, omitted)
    }

    /// A section begins behind an empty line with a line that is one word, its name.
    private static func sections(of text: String) -> [(name: String, lines: [Substring])] {
        var sections: [(name: String, lines: [Substring])] = [("drawing", [])]
        var wasEmpty = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isName = wasEmpty && !line.isEmpty && line.allSatisfy { $0.isLetter && $0.isASCII }
            wasEmpty = line.isEmpty
            if isName {
                sections.append((String(line), []))
            } else if !line.isEmpty {
                sections[sections.count - 1].lines.append(line)
            }
        }
        return sections
    }

    private static func marked(_ old: [Substring], _ new: [Substring]) -> [String] {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let (a, b) = (old[start..<old.count - end], new[start..<new.count - end])
        var lines = old[..<start].map { " \($0)" }
        // Two long texts with nothing in common would take their lengths' product.
        if a.count * b.count > 1_000_000 {
            lines += a.map { "-\($0)" } + b.map { "+\($0)" }
        } else {
            lines += Self.aligned(Array(a), Array(b))
        }
        return lines + old[(old.count - end)...].map { " \($0)" }
    }

    /// By the longest common sequence; what goes stands before what comes.
    private static func aligned(_ old: [Substring], _ new: [Substring]) -> [String] {
        let changes = new.difference(from: old)
        let gone = Set(changes.removals.map(\.offset)), come = Set(changes.insertions.map(\.offset))
        var lines: [String] = [], i = 0, j = 0
        while i < old.count || j < new.count {
            if i < old.count, gone.contains(i) {
                lines.append("-\(old[i])")
                i += 1
            } else if j < new.count, come.contains(j) {
                lines.append("+\(new[j])")
                j += 1
            } else {
                lines.append(" \(new[j])")
                (i, j) = (i + 1, j + 1)
            }
        }
        return lines
    }

    /// Without the lines that are far from any change.
    private static func folded(_ lines: [String]) -> [String] {
        let changed = lines.indices.filter { !lines[$0].hasPrefix(" ") }
        var kept = [Bool](repeating: false, count: lines.count)
        for index in changed {
            for near in max(0, index - context)...min(lines.count - 1, index + context) { kept[near] = true }
        }
        var result: [String] = [], left = 0
        for (line, isKept) in zip(lines, kept) {
            if isKept {
                if left > 0 { result.append("@\(left)") }
                left = 0
                result.append(line)
            } else {
                left += 1
            }
        }
        if left > 0, !result.isEmpty { result.append("@\(left)") }
        return result
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
