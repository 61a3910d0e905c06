/// The statements of a block, told apart by line feeds, semicolons and what may go on behind them.
package struct CodeStatements {
    package let source: SourceText

    package init(_ source: SourceText) { self.source = source }

    /// The statement of a block in which a place lies.
    package func statement(in content: Range<Int>, at offset: Int) -> Range<Int>? {
        all(in: content).last { $0.lowerBound <= offset }.flatMap { offset <= $0.upperBound ? $0 : nil }
    }

    /// Without the spaces and line feeds around them. A line such as `#if` is one of its own.
    package func all(in content: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = [], start: Int?, depth = 0, index = content.lowerBound
        func end(_ place: Int) {
            if let first = start, let last = lastSignificant(before: place), last >= first {
                result.append(first..<(last + 1))
            }
            start = nil
        }
        while index < content.upperBound {
            defer { index += 1 }
            let byte = source.bytes[index]
            if start == nil {
                // A literal may begin a statement, a comment does not.
                guard !SourceText.isSpace(byte), source.isCode[index] || isLiteral(endingAt: index) else { continue }
                start = index
            }
            guard source.isCode[index] else { continue }
            depth += SourceText.nesting(byte)
            guard depth == 0 else { continue }
            switch byte {
            case UInt8(ascii: ";"): end(index)
            case UInt8(ascii: ":") where startsLabel(start!): end(index + 1)
            case UInt8(ascii: "\n") where isDirective(start!) || isDirective(after: index): end(index)
            case UInt8(ascii: "\n") where !goesOn(after: index, from: start!): end(index)
            case UInt8(ascii: "\n"):
                // Further line feeds of the gap change nothing, and each would look for its end.
                while index + 1 < content.upperBound, SourceText.isSpace(source.bytes[index + 1]) { index += 1 }
            default: break
            }
        }
        end(content.upperBound)
        return result
    }

    /// The first word of a statement.
    package func firstWord(_ statement: Range<Int>) -> String {
        String(decoding: source.bytes[statement].prefix(while: SourceText.isWord), as: UTF8.self)
    }

    /// The last byte before a place that is neither a space nor of a comment.
    package func lastSignificant(before end: Int) -> Int? {
        var index = end - 1
        while index >= 0 {
            if source.isCode[index] {
                if !SourceText.isSpace(source.bytes[index]) { return index }
                index -= 1
                continue
            }
            let first = beginning(ofTextAt: index)
            if !isComment(first) { return index }
            index = first - 1
        }
        return nil
    }

    /// The first byte of the literal or the comment in which a place lies.
    private func beginning(ofTextAt index: Int) -> Int {
        var first = index
        while first > 0, !source.isCode[first - 1] { first -= 1 }
        return first
    }

    private func isComment(_ first: Int) -> Bool {
        first + 1 < source.bytes.count && source.bytes[first] == UInt8(ascii: "/")
            && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(source.bytes[first + 1])
    }

    private func isLiteral(endingAt index: Int) -> Bool { !isComment(beginning(ofTextAt: index)) }

    /// `case .small:` and `default:`, whose statements follow.
    private func startsLabel(_ start: Int) -> Bool {
        let word = String(decoding: source.bytes[start...].prefix(while: SourceText.isWord), as: UTF8.self)
        return word == "case" || word == "default"
    }

    private func isDirective(_ start: Int) -> Bool {
        source.bytes[start] == UInt8(ascii: "#")
            && ["#if", "#else", "#endif"].contains { source.firstCode(of: $0, from: start, before: start + 1) == start }
            || source.bytes[start...].starts(with: "#elseif".utf8)
    }

    private func isDirective(after lineFeed: Int) -> Bool {
        source.nextCode(from: lineFeed + 1).map { isDirective($0) } ?? false
    }

    private func goesOn(after lineFeed: Int, from start: Int) -> Bool {
        if let last = lastSignificant(before: lineFeed), last >= start, source.isCode[last] {
            let byte = source.bytes[last]
            if "=,+*/&|:(".utf8.contains(byte) { return true }
            // `x -` and `x ?` go on; `T?` and `x!` are complete.
            let isApart = last > 0 && SourceText.isSpace(source.bytes[last - 1])
            if isApart, "-?<>".utf8.contains(byte) { return true }
        }
        guard let next = source.nextCode(from: lineFeed + 1) else { return false }
        let byte = source.bytes[next]
        if ".?:=+*/&|,{".utf8.contains(byte) { return true }
        let word = String(decoding: source.bytes[next...].prefix(while: SourceText.isWord), as: UTF8.self)
        if ["else", "catch", "as", "is", "where"].contains(word) { return true }
        return byte == UInt8(ascii: "-") && source.bytes.indices.contains(next + 1)
            && SourceText.isSpace(source.bytes[next + 1])
    }
}
