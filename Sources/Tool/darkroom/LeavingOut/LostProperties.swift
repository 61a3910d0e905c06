import SwiftText

/// Properties that are left out, and the places of their types that still use them.
///
/// The compiler would tell of these in the next round. Inside a long chain of modifiers it would try all overloads before
/// it does: one such place in a chart took it 38 seconds.
struct LostProperty: Hashable {
    let name: String
    /// The last part of the name of its type.
    let type: String

    /// The property that a part of a file declares in a type; nil where it declares something else, or several.
    init?(_ part: LeftOutPart, in declarations: TypeDeclarations) {
        let file = declarations.file, tokens = file.tokens(in: part.range)
        guard let keyword = tokens.first(where: { file.isToken($0, "var") || file.isToken($0, "let") }),
            keyword + 1 < tokens.upperBound, file.tokens[keyword + 1].kind == .word,
            // The innermost comes last.
            let type = declarations.all.last(where: { $0.body.contains(keyword) }),
            declarations.members(of: type).contains(keyword),
            !tokens.prefix(upTo: keyword).contains(where: { file.isToken($0, in: Self.others) })
        else { return nil }
        (name, self.type) = (file.name(file.tokens[keyword + 1]), type.lastName)
    }

    private static let others: Set = ["func", "init", "subscript", "struct", "class", "enum", "case", "typealias"]

    /// Where the parts of its type in a file use it, as the compiler would say it. None in a part that has something
    /// else of its name: a constant, a parameter.
    func uses(in declarations: TypeDeclarations) -> [CompilerError] {
        let file = declarations.file, own = declarations.all.filter { $0.lastName == type && !$0.body.isEmpty }
        return own.flatMap { part -> [CompilerError] in
            let places = part.body.filter { file.tokens[$0].kind == .word && file[file.tokens[$0]] == name }
            guard !places.contains(where: { declares($0, file) }) else { return [] }
            let bytes = file.tokens[part.body.lowerBound].lowerBound..<file.tokens[part.body.upperBound - 1].upperBound
            let code = places.filter { isUse($0, file) }.map { file.tokens[$0].lowerBound }
            let interpolated = file.interpolated.filter { token in
                bytes.contains(token.lowerBound) && file[token] == name
                    && file.bytes[token.lowerBound - 1] != UInt8(ascii: ".")
            }.map(\.lowerBound)
            return (code + interpolated).map { CompilerError(missing: name, at: $0, in: file) }
        }
    }

    private func isUse(_ index: Int, _ file: SourceFile) -> Bool {
        if file.isToken(index - 1, ".") { return file.isToken(index - 2, "self") && !file.isToken(index - 3, ".") }
        return !file.isLabel(index)
    }

    /// Whether a word is the name of a declaration or a parameter, of functions and closures.
    private func declares(_ index: Int, _ file: SourceFile) -> Bool {
        if file.isToken(index - 1, in: ["let", "var", "func", "case"]) || file.isToken(index + 1, "in") { return true }
        // `{ (name, other) in`, `{ name, other in`.
        if file.isToken(index - 1, "{"), file.isToken(index + 1, ",") { return true }
        // `_ name: Name`, `with name: Name`; `name: Name` of a declaration.
        guard file.isToken(index + 1, ":") else { return false }
        if file.tokens[index - 1].kind == .word, !file.isToken(index - 1, in: ["return", "in", "case"]) { return true }
        guard file.isLabel(index),
            let open = (0..<index).last(where: { file.isToken($0, "(") && (file.closingToken(of: $0) ?? 0) > index })
        else { return false }
        return file.isToken(open - 2, "func") || file.isToken(open - 1, "subscript")
            || file.isToken(open - 1, "init") && !file.isToken(open - 2, ".")
    }
}
