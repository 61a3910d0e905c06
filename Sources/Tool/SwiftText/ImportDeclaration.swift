/// `@testable import A`, `public import B.Part`, `import struct C.D`.
package struct ImportDeclaration: Hashable, Sendable {
    /// In bytes, its attributes and its access included.
    package var range: Range<Int>
    package var module: String
    /// What is imported of the module: the dots and names behind its own.
    package var member: Range<Int>
    /// `public`, `internal` and their like; nil where none is written.
    package var access: String?
    /// `struct`, `func` and their like, where one declaration is imported.
    package var kind: String?
    /// The token of the word `import`.
    package var keyword: Int

    private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    /// What begins a line or stands behind a semicolon.
    static func all(in file: SourceFile) -> [ImportDeclaration] {
        var result: [ImportDeclaration] = [], index = 0
        while index < file.tokens.count {
            let mayBegin = file.tokens[index].beginsLine || file.isToken(index - 1, ";")
            if mayBegin, let (declaration, end) = declaration(in: file, at: index) {
                result.append(declaration)
                index = end
            } else {
                index += 1
            }
        }
        return result
    }

    private static func declaration(
        in file: SourceFile, at start: Int
    ) -> (declaration: ImportDeclaration, end: Int)? {
        var index = start
        while index < file.tokens.count, file.tokens[index].kind == .attribute {
            index += 1
            if file.isToken(index, "("), let close = file.closingToken(of: index) { index = close + 1 }
        }
        var written: String?
        if !file.isToken(index, "import"), file.isToken(index, in: access) {
            written = file[file.tokens[index]]
            index += 1
        }
        guard file.isToken(index, "import") else { return nil }
        let keyword = index
        func isName(_ index: Int) -> Bool {
            index < file.tokens.count && [.word, .escaped].contains(file.tokens[index].kind)
                && !file.tokens[index].beginsLine
        }
        index += 1
        guard isName(index) else { return nil }
        let kind = file.isToken(index, in: kinds) && isName(index + 1) ? file[file.tokens[index]] : nil
        if kind != nil { index += 1 }
        let module = file.tokens[index]
        var end = module.upperBound
        index += 1
        while file.isToken(index, "."), isName(index + 1), file.tokens[index].lowerBound == end,
            file.tokens[index + 1].lowerBound == end + 1
        {
            end = file.tokens[index + 1].upperBound
            index += 2
        }
        return (
            ImportDeclaration(
                range: file.tokens[start].lowerBound..<end, module: file.name(module), member: module.upperBound..<end,
                access: written, kind: kind, keyword: keyword), index
        )
    }
}
