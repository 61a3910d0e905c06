import SwiftText

/// The statements in which a file has errors, as the compiler has seen it.
struct ErrorStatements {
    private let source: SourceFile
    private let blocks: CodeBlocks
    private let statements: CodeStatements

    init(_ text: String) {
        source = SourceFile(text)
        blocks = CodeBlocks(source)
        statements = CodeStatements(source)
    }

    /// The tokens of the innermost statement around an error; those of its line where there is none.
    private func tokens(around error: CompilerError) -> Range<Int> {
        guard error.line >= 1, error.line <= source.lineStarts.count else { return 0..<0 }
        let line = source.line(error.line - 1)
        let offset = min(line.lowerBound + max(error.column - 1, 0), source.bytes.count)
        let statement = blocks.around(offset).first.flatMap { statements.statement(in: $0.content, at: offset) }
        return source.tokens(in: statement ?? line)
    }

    func words(around error: CompilerError) -> Set<String> {
        Set(tokens(around: error).filter { source.tokens[$0].kind == .word }.map { source[source.tokens[$0]] })
    }

    /// Where the statement around an error uses members that are known to be missing, as the compiler would say it; where it
    /// uses none, where the whole body does, which is what takes the compiler long, whichever line of it it names.
    ///
    /// - Parameter members: the types that lack them, by their names.
    func uses(of members: [String: String], around error: CompilerError) -> [CompilerError] {
        func uses(in tokens: Range<Int>) -> [CompilerError] {
            self.uses(in: tokens) { name in
                members[name].map { "value of type '\($0)' has no member '\(name)'" }
            }
        }
        let found = uses(in: tokens(around: error))
        return found.isEmpty ? uses(in: body(around: error)) : found
    }

    /// Where the whole body around an error uses members that are left out.
    func uses(ofLost members: Set<String>, inBodyAround error: CompilerError) -> [CompilerError] {
        uses(in: body(around: error)) { name in
            members.contains(name) ? "cannot find '\(name)' in scope" : nil
        }
    }

    /// The members that the whole body around an error uses, whatever they are of.
    func members(ofBodyAround error: CompilerError) -> Set<String> {
        Set(
            body(around: error).filter { source.tokens[$0].kind == .word && source.isToken($0 - 1, ".") }
                .map { source[source.tokens[$0]] })
    }

    /// The members that the whole body around an error calls at the beginnings of lines, as modifiers are.
    func modifiers(ofBodyAround error: CompilerError) -> Set<String> {
        Set(
            body(around: error).filter { index in
                guard index > 1, source.tokens[index].kind == .word, source.isToken(index - 1, "."),
                    source.isToken(index + 1, "(") || source.isToken(index + 1, "{")
                else { return false }
                let dot = source.tokens[index - 1].lowerBound
                return source.line(of: dot) != source.line(of: source.tokens[index - 2].lowerBound)
            }.map { source[source.tokens[$0]] })
    }

    /// The tokens of the outermost body around an error; those of its statement where there is none.
    private func body(around error: CompilerError) -> Range<Int> {
        let statement = tokens(around: error),
            offset = statement.isEmpty ? 0 : source.tokens[statement.lowerBound].lowerBound
        let body = blocks.around(offset).last { $0.kind != .members }
        return body.map { source.tokens(in: $0.content) } ?? statement
    }

    private func uses(in tokens: Range<Int>, _ message: (String) -> String?) -> [CompilerError] {
        tokens.compactMap { index in
            let token = source.tokens[index]
            guard token.kind == .word, source.isToken(index - 1, "."), let message = message(source[token]) else {
                return nil
            }
            let line = source.line(of: token.lowerBound)
            return CompilerError(
                line: line, column: token.lowerBound - source.lineStarts[line - 1] + 1, message: message)
        }
    }
}
