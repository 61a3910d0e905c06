/// Which entries of a timeline are drawn: `all`, single indices and ranges, such as `0,3-5` or `4-`. Swift's own `3..<5`,
/// `8...9` and `..<2` are read, too; a shell takes `<` for a file's contents unless it is quoted.
package struct EntrySelection: Hashable, Sendable, CustomStringConvertible {
    /// Half-open; the upper bound is nil where the selection has no end.
    private struct Span: Hashable {
        var lower: Int
        var upper: Int?

        func contains(_ index: Int) -> Bool { index >= lower && upper.map { index < $0 } ?? true }
    }

    private var spans: [Span]
    package let description: String

    package static let all = EntrySelection(spans: [Span(lower: 0, upper: nil)], description: "all")

    private init(spans: [Span], description: String) {
        self.spans = spans
        self.description = description
    }

    /// Nil where the text is none of the forms above, a bound is negative or a range is empty.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        var spans: [Span] = []
        for part in parts {
            guard let span = Self.span(part) else { return nil }
            spans.append(span)
        }
        self.init(spans: spans, description: parts.joined(separator: ","))
    }

    /// The lowest index that is selected.
    var first: Int { spans.map(\.lower).min() ?? 0 }

    package func contains(_ index: Int) -> Bool { spans.contains { $0.contains(index) } }

    /// The selected indices of a timeline with `count` entries, in order.
    package func indices(of count: Int) -> [Int] { (0..<max(0, count)).filter(contains) }

    private static func span(_ text: String) -> Span? {
        if text == "all" { return Span(lower: 0, upper: nil) }
        if let index = natural(text[...]) { return Span(lower: index, upper: index + 1) }
        for (separator, closed) in [("..<", false), ("...", true), ("-", true)] {
            guard let range = text.firstRange(of: separator) else { continue }
            let before = text[..<range.lowerBound], after = text[range.upperBound...]
            if before.isEmpty, after.isEmpty || separator == "-" { return nil }
            guard let lower = before.isEmpty ? 0 : natural(before) else { return nil }
            if after.isEmpty { return closed ? Span(lower: lower, upper: nil) : nil }
            guard let bound = natural(after) else { return nil }
            let upper = closed ? bound + 1 : bound
            return upper > lower ? Span(lower: lower, upper: upper) : nil
        }
        return nil
    }

    /// Nine digits are more entries than a provider can make, and cannot overflow.
    private static func natural(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.count <= 9, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }
}
