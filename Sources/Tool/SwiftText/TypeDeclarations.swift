/// The types that a source file declares or extends, found without a parser: by keywords and braces.
package struct TypeDeclarations {
    package struct Declaration: Hashable, Sendable {
        /// The name inside the module, such as `Outer.Inner`.
        package var path: String
        /// What stands behind the colon, without modules and generic arguments.
        package var inherited: [String]
        /// Counted from 1.
        package var line: Int
        package var isProtocol: Bool
    }

    package private(set) var all: [Declaration] = []

    private static let keywords = ["struct", "class", "enum", "actor", "extension", "protocol"]

    package init(_ source: String) {
        let text = SourceText(source)
        // What each open brace belongs to: a type's name, or nil.
        var scopes: [String?] = []
        var pending: String?
        var line = 1, index = 0
        while index < text.bytes.count {
            let byte = text.bytes[index]
            if byte == UInt8(ascii: "\n") { line += 1 }
            guard text.isCode[index] else {
                index += 1
                continue
            }
            if byte == UInt8(ascii: "{") {
                scopes.append(pending)
                pending = nil
            } else if byte == UInt8(ascii: "}") {
                _ = scopes.popLast()
            } else if let keyword = Self.keyword(text, index), let head = Self.head(text, index + keyword.utf8.count) {
                let outer = scopes.compactMap(\.self)
                pending = head.name
                all.append(Declaration(
                    path: (outer + [head.name]).joined(separator: "."), inherited: head.inherited, line: line,
                    isProtocol: keyword == "protocol"))
                index += keyword.utf8.count
                continue
            }
            index += 1
        }
    }

    private static func keyword(_ text: SourceText, _ index: Int) -> String? {
        guard index == 0 || !SourceText.isWord(text.bytes[index - 1]), SourceText.isWord(text.bytes[index])
        else { return nil }
        return keywords.first { text.firstCode(of: $0, from: index, before: index + 1) == index }
    }

    /// The name and what it inherits from; nil where no declaration follows, as in `class func`.
    private static func head(_ text: SourceText, _ start: Int) -> (name: String, inherited: [String])? {
        guard let first = text.nextCode(from: start), first > start, SourceText.isWord(text.bytes[first]) else {
            return nil
        }
        // No declaration has a longer head; without a brace each word would look through the whole rest.
        guard let brace = text.bytes[first...].prefix(4096).indices.first(where: {
            text.isCode[$0] && text.bytes[$0] == UInt8(ascii: "{")
        }) else { return nil }
        let code = text.code(in: first..<brace)
        let name = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        // `class func f() {` and `class var x: Int {`.
        guard !["func", "var", "let", "subscript", "init"].contains(name) else { return nil }
        let clause = code.drop { $0 != ":" }.dropFirst()
        let end = clause.firstRange(of: "where ")?.lowerBound ?? clause.endIndex
        let inherited = clause[..<end].split { $0 == "," || $0 == "&" }.map { part in
            let words = part.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }
            let type = words.last { !$0.hasPrefix("@") } ?? ""
            return String(type.prefix { $0 != "<" }.split(separator: ".").last ?? "")
        }
        return (String(name), inherited.filter { !$0.isEmpty })
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
