/// A preview's body, in which properties marked `@Previewable` are told from the statements that make the view.
struct PreviewStatements {
    /// The declarations without the mark.
    private(set) var properties: [String] = []
    /// The body without them; lines stay where they were.
    private(set) var rest: String

    /// - Parameter body: what is between the braces; nil for the whole file.
    init(_ file: SourceFile, in body: Range<Int>? = nil) {
        let body = body ?? 0..<file.bytes.count, statements = CodeStatements(file)
        var left = Array(file.bytes[body])
        var depth = 0, end = body.lowerBound
        for index in file.tokens(in: body) {
            let token = file.tokens[index]
            guard token.lowerBound >= end else { continue }
            if token.kind == .mark { depth += SourceFile.nesting(file.bytes[token.lowerBound]) }
            // Deeper ones are a mistake, which the compiler reports.
            guard depth == 0, file.reads(token, "@Previewable") else { continue }
            let last = Self.last(of: statements, from: index, before: body.upperBound)
            // The semicolon goes, too: no statement may begin with one.
            let isSemicolon = file.isToken(last, ";")
            end = isSemicolon ? file.tokens[last].lowerBound : Self.lineEnd(file, file.tokens[last], body.upperBound)
            properties.append(file[token.upperBound..<end])
            if isSemicolon { end += 1 }
            for place in token.lowerBound..<end where file.bytes[place] != UInt8(ascii: "\n") {
                left[place - body.lowerBound] = UInt8(ascii: " ")
            }
        }
        rest = String(decoding: left, as: UTF8.self)
    }

    /// The last token of the declaration that begins with a mark, or the semicolon behind it.
    private static func last(of statements: CodeStatements, from start: Int, before end: Int) -> Int {
        let file = statements.file, tokens = start..<file.firstToken(from: end)
        let name = tokens.first { file.isToken($0, "var") || file.isToken($0, "let") } ?? start
        var depth = 0
        for index in tokens {
            if index > name, depth == 0, file.tokens[index].beginsLine, !statements.goesOn(behind: index - 1) {
                return index - 1
            }
            guard file.tokens[index].kind == .mark else { continue }
            depth += SourceFile.nesting(file.bytes[file.tokens[index].lowerBound])
            if index > name, depth == 0, file.isToken(index, ";") { return index }
        }
        return tokens.upperBound - 1
    }

    /// The end of a token's line, which a comment may come before.
    private static func lineEnd(_ file: SourceFile, _ token: SourceToken, _ end: Int) -> Int {
        (token.upperBound..<end).first { file.bytes[$0] == UInt8(ascii: "\n") && file.isCode[$0] } ?? end
    }
}
