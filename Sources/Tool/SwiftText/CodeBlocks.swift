/// The pairs of braces of a source, and what each holds: found by keywords, without a parser.
package struct CodeBlocks: Sendable {
    /// The declaration that a body belongs to.
    package struct Owner: Hashable, Sendable {
        /// `func`, `init`, `deinit`, `subscript` or `var`.
        package var keyword: String
        /// From the keyword to the body's brace.
        package var header: Range<Int>
    }

    package enum Kind: Hashable, Sendable {
        /// The file itself, and the members of a type.
        case members
        case body(Owner)
        /// `get`, `set` and their like, inside the braces of a variable or a subscript.
        case accessor(String, Owner)
        /// A closure, or what a statement holds.
        case other
    }

    package struct Block: Hashable, Sendable {
        /// What is between the braces.
        package var content: Range<Int>
        package var kind: Kind
        package var parent: Int?
    }

    package let file: SourceFile
    /// The first is the file; each comes after the one around it.
    package private(set) var blocks: [Block]

    package init(_ file: SourceFile) {
        self.file = file
        blocks = [Block(content: 0..<file.bytes.count, kind: .members)]
        read()
    }

    /// The blocks around a place, the smallest first.
    package func around(_ offset: Int) -> [Block] {
        blocks.filter { $0.content.lowerBound <= offset && offset <= $0.content.upperBound }.reversed()
    }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let bodies: Set = ["func", "init", "deinit", "subscript", "var", "let"]
    private static let keywords = types.union(bodies)
    private static let accessors: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    private static let observers: Set = ["willSet", "didSet"]

    private struct Open {
        var index: Int
        var depth = 0
        /// The declaration that is being read among members.
        var keyword: String?
        var start = 0
        var hasValue = false
    }

    private mutating func read() {
        var open = [Open(index: 0)]
        for (index, token) in file.tokens.enumerated() {
            let top = open.count - 1, place = token.lowerBound
            guard token.kind == .mark else {
                if open[top].depth == 0, blocks[open[top].index].kind == .members { begin(index, in: &open[top]) }
                continue
            }
            switch file.bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["): open[top].depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): open[top].depth -= 1
            case UInt8(ascii: "="):
                let isAlone =
                    !Self.operators.contains(file.bytes[max(place - 1, 0)])
                    && place + 1 < file.bytes.count && !Self.operators.contains(file.bytes[place + 1])
                if open[top].depth == 0, isAlone { open[top].hasValue = true }
            case UInt8(ascii: "{"):
                blocks.append(
                    Block(
                        content: (place + 1)..<file.bytes.count, kind: kind(open[top], ofBrace: index),
                        parent: open[top].index))
                open.append(Open(index: blocks.count - 1))
            case UInt8(ascii: "}") where open.count > 1:
                let block = open.removeLast().index
                blocks[block].content = blocks[block].content.lowerBound..<place
                // The declaration goes on behind the closure of its value.
                if !open[open.count - 1].hasValue { open[open.count - 1].keyword = nil }
            default: break
            }
        }
    }

    private static let operators = Set("=<>!&|+-*/%^~?.".utf8)

    private func begin(_ token: Int, in open: inout Open) {
        // `Self.init`.
        guard file.isToken(token, in: Self.keywords), !file.isToken(token - 1, ".") else { return }
        // `class func`.
        open.keyword = file[file.tokens[token]]
        open.start = file.tokens[token].lowerBound
        open.hasValue = false
    }

    private func kind(_ open: Open, ofBrace brace: Int) -> Kind {
        let outer = blocks[open.index]
        if case .body(let owner) = outer.kind, ["var", "subscript"].contains(owner.keyword), open.depth == 0,
            let name = accessor(before: brace, in: outer.content.lowerBound)
        {
            return .accessor(name, owner)
        }
        guard outer.kind == .members, open.depth == 0, let keyword = open.keyword,
            // `var count = 5 { didSet { … } }`.
            !open.hasValue || keyword == "func" || keyword == "var" && file.isToken(brace + 1, in: Self.observers)
        else { return .other }
        if Self.types.contains(keyword) { return .members }
        return keyword == "let"
            ? .other : .body(Owner(keyword: keyword, header: open.start..<file.tokens[brace].lowerBound))
    }

    /// The word of an accessor whose brace this is.
    private func accessor(before brace: Int, in start: Int) -> String? {
        var first = brace
        while first > 0, file.tokens[first - 1].lowerBound >= start, !file.isToken(first - 1, "{"),
            !file.isToken(first - 1, "}")
        { first -= 1 }
        let word = file.tokens[first..<brace].first { token in
            token.kind == .word && !["mutating", "nonmutating", "private", "fileprivate"].contains(file[token])
        }
        return word.map { file[$0] }.flatMap { Self.accessors.contains($0) ? $0 : nil }
    }
}
