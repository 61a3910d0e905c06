import SwiftText

/// What a `switch` says of an enumeration's case that is left out.
extension LeftOutParts {
    /// A `case` whose patterns name cases that are declared no more, with its statements; these patterns alone where
    /// others stand beside them. Values can be of those cases no more.
    ///
    /// - Parameters:
    ///   - content: what stands between the braces of the `switch`.
    ///   - gone: the names of what is declared no more.
    func clause(in content: Range<Int>, at offset: Int, gone: Set<String>) -> LeftOutPart? {
        guard !gone.isEmpty, let label = statements.statement(in: content, at: offset),
            statements.firstWord(label) == "case"
        else { return nil }
        let tokens = source.tokens(in: label)
        guard source.isToken(tokens.upperBound - 1, ":") else { return nil }
        let patterns = patterns(tokens.lowerBound + 1..<tokens.upperBound - 1)
        guard let pattern = patterns.first(where: { bytes(of: $0).contains(offset) }), names(gone, in: pattern)
        else { return nil }
        let left = patterns.filter { !names(gone, in: $0) }
        if !left.isEmpty {
            let all = patterns[0].lowerBound..<patterns[patterns.count - 1].upperBound
            return LeftOutPart(
                kind: .statement, range: bytes(of: all), title: title(bytes(of: pattern)),
                replacement: left.map { source[bytes(of: $0)].replacing("\n", with: " ") }.joined(separator: ", "))
        }
        let others = statements.all(in: content).filter { ["case", "default"].contains(statements.firstWord($0)) }
        guard others.count > 1 else { return nil }
        let end = others.first { $0.lowerBound > label.lowerBound }?.lowerBound ?? content.upperBound
        return LeftOutPart(
            kind: .statement, range: label.lowerBound..<end, title: title(label), replacement: "")
    }

    private func bytes(of tokens: Range<Int>) -> Range<Int> {
        source.tokens[tokens.lowerBound].lowerBound..<source.tokens[tokens.upperBound - 1].upperBound
    }

    /// What the commas of a label separate.
    private func patterns(_ tokens: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = [], start = tokens.lowerBound, depth = 0
        for index in tokens where source.tokens[index].kind == .mark {
            depth += SourceFile.nesting(source.bytes[source.tokens[index].lowerBound])
            guard depth == 0, source.isToken(index, ","), start < index else { continue }
            result.append(start..<index)
            start = index + 1
        }
        if start < tokens.upperBound { result.append(start..<tokens.upperBound) }
        return result
    }

    /// Whether a pattern is `.name` or `Type.name` of what is gone.
    private func names(_ gone: Set<String>, in pattern: Range<Int>) -> Bool {
        for index in pattern where source.tokens[index].kind == .word {
            if source.isToken(index, "where") { return false }
            if source.isToken(index - 1, "."), gone.contains(source[source.tokens[index]]) { return true }
        }
        return false
    }
}
