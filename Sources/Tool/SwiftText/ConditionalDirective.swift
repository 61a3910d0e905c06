/// `#if`, `#elseif`, `#else` or `#endif`, with the condition on its line.
package struct ConditionalDirective: Hashable, Sendable {
    package enum Kind: Sendable { case `if`, elseif, `else`, endif }

    /// What a condition asks of the platform: `os(iOS)`, `canImport(UIKit, _version: 5)`.
    package struct Query: Hashable, Sendable {
        package var name: String
        /// Between the parentheses, without spaces around it.
        package var argument: String
        /// In bytes, from the name to the closing parenthesis.
        package var range: Range<Int>
    }

    package let kind: Kind
    /// Its tokens, from the directive to the end of its line.
    package let tokens: Range<Int>

    /// Those that begin a line.
    static func all(in file: SourceFile) -> [ConditionalDirective] {
        file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .directive, token.beginsLine, let kind = kind(of: token, in: file) else { return nil }
            let end = file.tokens[(index + 1)...].firstIndex(where: \.beginsLine) ?? file.tokens.count
            return ConditionalDirective(kind: kind, tokens: index..<end)
        }
    }

    private static func kind(of token: SourceToken, in file: SourceFile) -> Kind? {
        if file.reads(token, "#if") { return .if }
        if file.reads(token, "#else") { return .else }
        if file.reads(token, "#endif") { return .endif }
        return file.reads(token, "#elseif") ? .elseif : nil
    }

    /// Everything that its condition asks by a name and an argument without parentheses.
    package func queries(in file: SourceFile) -> [Query] {
        guard kind == .if || kind == .elseif else { return [] }
        return tokens.dropFirst().compactMap { Self.query(in: file, at: $0, before: tokens.upperBound)?.query }
    }

    private static func query(
        in file: SourceFile, at index: Int, before limit: Int
    ) -> (query: Query, end: Int)? {
        guard index + 2 < limit, file.tokens[index].kind == .word, file.isToken(index + 1, "(") else { return nil }
        let close = ((index + 2)..<limit).first { file.isToken($0, ")") || file.isToken($0, "(") }
        guard let close, file.isToken(close, ")") else { return nil }
        let name = file.tokens[index], argument = file.tokens[index + 1].upperBound..<file.tokens[close].lowerBound
        let first = argument.first { !SourceFile.isSpace(file.bytes[$0]) } ?? argument.upperBound
        let last = argument.last { !SourceFile.isSpace(file.bytes[$0]) } ?? first - 1
        return (
            Query(
                name: file[name], argument: file[first..<max(first, last + 1)],
                range: name.lowerBound..<file.tokens[close].upperBound), close + 1
        )
    }

    /// The value of its condition, nil where it hangs on what is not known; `#else` has none of its own.
    ///
    /// - Parameter answer: what is known of a query.
    package func value(in file: SourceFile, _ answer: (Query) -> Bool?) -> Bool? {
        withoutActuallyEscaping(answer) { answer in
            var parser = Parser(file: file, index: tokens.lowerBound + 1, end: tokens.upperBound, answer: answer)
            return parser.disjunction()
        }
    }

    private struct Parser {
        let file: SourceFile
        var index: Int
        let end: Int
        let answer: (Query) -> Bool?
        var depth = 0

        mutating func disjunction() -> Bool? {
            var value = conjunction()
            while takeTwice("|") { value = either(value, conjunction()) }
            return value
        }

        private mutating func conjunction() -> Bool? {
            var value = operand()
            while takeTwice("&") { value = either(value.map { !$0 }, operand().map { !$0 }).map { !$0 } }
            return value
        }

        private mutating func operand() -> Bool? {
            depth += 1
            defer { depth -= 1 }
            // Deeper than a stack reaches.
            guard depth < 500 else {
                index = end
                return nil
            }
            if take("!") { return operand().map { !$0 } }
            if take("(") {
                let value = disjunction()
                _ = take(")")
                return value
            }
            guard index < end, file.tokens[index].kind == .word else { return nil }
            if let (query, behind) = ConditionalDirective.query(in: file, at: index, before: end) {
                index = behind
                return answer(query)
            }
            index += 1
            if file.isToken(index - 1, "true") { return true }
            if file.isToken(index - 1, "false") { return false }
            if take("(") {
                while index < end, !take(")") { index += 1 }
            }
            return nil
        }

        private mutating func take(_ mark: StaticString) -> Bool {
            guard index < end, file.isToken(index, mark) else { return false }
            index += 1
            return true
        }

        private mutating func takeTwice(_ mark: StaticString) -> Bool {
            guard index + 1 < end, file.isToken(index, mark), file.isToken(index + 1, mark) else { return false }
            index += 2
            return true
        }

        private func either(_ one: Bool?, _ other: Bool?) -> Bool? {
            one == true || other == true ? true : one == nil || other == nil ? nil : false
        }
    }
}
