/// The types that a source file declares or extends, found without a parser: by keywords and braces.
package struct TypeDeclarations: Sendable {
    package struct Declaration: Hashable, Sendable {
        /// `struct`, `extension` and their like.
        package var keyword: String
        /// As it is written: `Inner`, and `Outer.Other` of an extension.
        package var name: String
        /// The name inside the module, such as `Outer.Inner`.
        package var path: String
        /// What stands behind the colon, without modules and generic arguments.
        package var inherited: [String]
        /// `public`, `final` and their like, before the keyword.
        package var modifiers: [String]
        /// Counted from 1.
        package var line: Int
        /// How many braces are open around it.
        package var depth: Int
        /// The tokens from the keyword to the brace.
        package var header: Range<Int>
        /// The tokens between the braces.
        package var body: Range<Int>

        package var isProtocol: Bool { keyword == "protocol" }

        /// `Inner` of `Outer.Inner`.
        package var lastName: String { path.split(separator: ".").last.map(String.init) ?? path }
    }

    /// In the order of the source.
    package private(set) var all: [Declaration] = []
    /// The names of the file's own types and of its aliases, without those that it extends.
    package private(set) var names: Set<String> = []
    package let file: SourceFile

    private static let keywords: Set = ["struct", "class", "enum", "actor", "extension", "protocol"]

    package init(_ file: SourceFile) {
        self.file = file
        // What each open brace belongs to, and the brace of the declaration that was read last.
        var scopes: [Int?] = [], next: (brace: Int, declaration: Int)?
        for (index, token) in file.tokens.enumerated() {
            switch token.kind {
            case .mark where file.reads(token, "{"):
                scopes.append(next?.brace == index ? next?.declaration : nil)
            case .mark where file.reads(token, "}"):
                guard let declaration = scopes.popLast() else { break }
                if let declaration { close(declaration, before: index) }
            case .word where file.isToken(index, in: Self.keywords):
                // `.class` of an enumeration, `import struct Module.Part`.
                guard !file.isToken(index - 1, "."), !file.isToken(index - 1, "import"),
                    let brace = brace(ofHeadAt: index)
                else { break }
                next = (brace, all.count)
                add(index, brace, scopes)
            case .word where scopes.isEmpty && file.reads(token, "typealias") && index + 1 < file.tokens.count:
                names.insert(file.name(file.tokens[index + 1]))
            default: break
            }
        }
    }

    private mutating func close(_ declaration: Int, before brace: Int) {
        all[declaration].body = all[declaration].body.lowerBound..<brace
    }

    /// What follows `class` where it is no type's keyword, and what names no type.
    private static let others: Set = [
        "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate", "internal", "public",
        "open", "in", "is", "as"
    ]

    /// The brace behind a keyword and a name; nil where no declaration follows, as in `class func`.
    private func brace(ofHeadAt keyword: Int) -> Int? {
        guard keyword + 1 < file.tokens.count else { return nil }
        let name = file.tokens[keyword + 1]
        guard name.kind == .escaped || name.kind == .word && !Self.others.contains(file[name]) else { return nil }
        // No declaration has a longer head; without a brace each word would look through the whole rest.
        let end = file.firstToken(from: name.lowerBound + 4096)
        return (keyword + 1..<end).first { file.isToken($0, "{") }
    }

    private mutating func add(_ keyword: Int, _ brace: Int, _ scopes: [Int?]) {
        var index = keyword + 2, name = file.name(file.tokens[keyword + 1])
        while file.isToken(index, "."), index + 1 < brace {
            name += "." + file.name(file.tokens[index + 1])
            index += 2
        }
        let outer = scopes.last { $0 != nil }.flatMap { $0.map { all[$0].path + "." } } ?? ""
        let keyword = keyword, word = file[file.tokens[keyword]]
        if scopes.isEmpty, word != "extension" { names.insert(name) }
        all.append(
            Declaration(
                keyword: word, name: name, path: outer + name, inherited: inherited(in: index..<brace),
                modifiers: file.modifiers(before: keyword), line: file.line(of: file.tokens[keyword].lowerBound),
                depth: scopes.count, header: keyword..<brace, body: (brace + 1)..<file.tokens.count))
    }

    /// The names behind the colon that no bracket holds, up to `where`.
    private func inherited(in range: Range<Int>) -> [String] {
        var result: [String] = [], last: String?, depth = 0, isBehindColon = false
        func end() {
            if let name = last { result.append(name) }
            last = nil
        }
        for index in range {
            let token = file.tokens[index]
            switch token.kind {
            case .mark:
                let byte = file.bytes[token.lowerBound]
                switch byte {
                case UInt8(ascii: "<"): depth += 1
                case UInt8(ascii: ">"): depth -= 1
                case UInt8(ascii: ":") where depth == 0: isBehindColon = true
                case UInt8(ascii: ","), UInt8(ascii: "&"): if depth == 0 { end() }
                default: depth += SourceFile.nesting(byte)
                }
            case .word, .escaped:
                guard depth == 0 else { continue }
                if file.reads(token, "where") {
                    end()
                    return result
                }
                if isBehindColon { last = file.name(token) }
            default: break
            }
        }
        end()
        return result
    }

    /// The tokens directly between a type's braces.
    package func members(of type: Declaration) -> [Int] {
        var depth = 0, result: [Int] = []
        for index in type.body {
            if file.isToken(index, "}") { depth -= 1 }
            if depth == 0 { result.append(index) }
            if file.isToken(index, "{") { depth += 1 }
        }
        return result
    }

    /// The names of protocols that inherit from `name`, and `name` itself.
    package static func heirs(of name: String, in files: [TypeDeclarations]) -> Set<String> {
        let protocols = files.flatMap(\.all).filter(\.isProtocol)
        var names: Set<String> = [name]
        while true {
            let more = protocols.filter { !names.contains($0.path) && !names.isDisjoint(with: $0.inherited) }
            guard !more.isEmpty else { return names }
            names.formUnion(more.map(\.path))
        }
    }
}

extension SourceFile {
    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "mutating",
        "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional", "indirect",
        "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix", "consuming", "borrowing", "class"
    ]

    static func isModifier(_ token: SourceToken, _ file: SourceFile) -> Bool {
        token.kind == .word && modifiers.contains(file[token])
    }

    /// The modifiers directly before a declaration's keyword, the attributes between them left out.
    package func modifiers(before keyword: Int) -> [String] {
        var result: [String] = [], index = keyword - 1
        while index >= 0 {
            if isToken(index, ")") {
                // Of an attribute, or of `private(set)`.
                guard let open = (0..<index).last(where: { isToken($0, "(") }), open > 0,
                    tokens[open - 1].kind == .attribute || isToken(open - 1, in: Self.modifiers)
                else { break }
                index = open - 1
            }
            if isToken(index, in: Self.modifiers) {
                result.append(self[tokens[index]])
            } else if tokens[index].kind != .attribute {
                break
            }
            index -= 1
        }
        return result.reversed()
    }
}
