/// The statements of a block, told apart by line feeds, semicolons and what may go on behind them.
package struct CodeStatements: Sendable {
    package let file: SourceFile

    package init(_ file: SourceFile) { self.file = file }

    /// The statement of a block in which a place lies.
    package func statement(in content: Range<Int>, at offset: Int) -> Range<Int>? {
        all(in: content).last { $0.lowerBound <= offset }.flatMap { offset <= $0.upperBound ? $0 : nil }
    }

    /// Without the spaces and line feeds around them. A line such as `#if` is one of its own.
    package func all(in content: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = [], start: Int?, depth = 0
        let tokens = file.tokens(in: content)
        /// Ends the statement before a token.
        func end(_ token: Int) {
            if let first = start, token > first {
                result.append(file.tokens[first].lowerBound..<file.tokens[token - 1].upperBound)
            }
            start = nil
        }
        for index in tokens {
            let token = file.tokens[index]
            if let first = start, depth == 0, token.beginsLine,
                isDirective(first) || isDirective(index) || !goesOn(behind: index - 1)
            {
                end(index)
            }
            if start == nil { start = index }
            guard token.kind == .mark else { continue }
            let byte = file.bytes[token.lowerBound]
            depth += SourceFile.nesting(byte)
            guard depth == 0 else { continue }
            if byte == UInt8(ascii: ";") { end(index) }
            // `case .small:` and `default:`, whose statements follow.
            if byte == UInt8(ascii: ":"), let first = start,
                file.isToken(first, "case") || file.isToken(first, "default")
            {
                end(index + 1)
            }
        }
        end(tokens.upperBound)
        return result
    }

    /// The first word of a statement.
    package func firstWord(_ statement: Range<Int>) -> String {
        String(decoding: file.bytes[statement].prefix(while: SourceFile.isWord), as: UTF8.self)
    }

    /// The last byte before a place that is neither a space nor of a comment.
    package func lastSignificant(before end: Int) -> Int? {
        let next = file.firstToken(from: end)
        return next > 0 ? min(file.tokens[next - 1].upperBound, end) - 1 : nil
    }

    private func isDirective(_ token: Int) -> Bool {
        guard file.tokens[token].kind == .directive else { return false }
        return file.isToken(token, "#if") || file.isToken(token, "#else") || file.isToken(token, "#elseif")
            || file.isToken(token, "#endif")
    }

    /// Whether a statement goes on in the line behind a token.
    func goesOn(behind token: Int) -> Bool {
        let last = file.tokens[token]
        if last.kind == .mark {
            let byte = file.bytes[last.lowerBound]
            if "=,+*/&|:(".utf8.contains(byte) { return true }
            // `x -` and `x ?` go on; `T?` and `x!` are complete.
            let isApart = last.lowerBound > 0 && SourceFile.isSpace(file.bytes[last.lowerBound - 1])
            if isApart, "-?<>".utf8.contains(byte) { return true }
        }
        if file.isToken(token, in: Self.beginnings), !file.isToken(token - 1, ".") { return true }
        guard token + 1 < file.tokens.count else { return false }
        let next = file.tokens[token + 1]
        switch next.kind {
        case .word: return file.isToken(token + 1, in: Self.continuations)
        case .mark:
            let byte = file.bytes[next.lowerBound]
            if ".?:=+*/&|,{".utf8.contains(byte) { return true }
            return byte == UInt8(ascii: "-") && next.upperBound < file.bytes.count
                && SourceFile.isSpace(file.bytes[next.upperBound])
        default: return false
        }
    }

    /// Words that something must follow; `in` may end a closure's parameters.
    private static let beginnings: Set = [
        "guard", "if", "while", "for", "switch", "let", "var", "case", "try", "await", "throw", "as", "is", "where"
    ]
    private static let continuations: Set = ["else", "catch", "as", "is", "where"]
}
