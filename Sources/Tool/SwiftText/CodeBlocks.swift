/// The pairs of braces of a source, and what each holds: found by keywords, without a parser.
package struct CodeBlocks {
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

    package let source: SourceText
    /// The first is the file; each comes after the one around it.
    package private(set) var blocks: [Block]

    package init(_ text: String) {
        source = SourceText(text)
        blocks = [Block(content: 0..<source.bytes.count, kind: .members)]
        read()
    }

    /// The blocks around a place, the smallest first.
    package func around(_ offset: Int) -> [Block] {
        blocks.filter { $0.content.lowerBound <= offset && offset <= $0.content.upperBound }.reversed()
    }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let bodies: Set = ["func", "init", "deinit", "subscript", "var", "let"]
    private static let accessors: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    private struct Open {
        var index: Int
        var depth = 0
        /// The declaration that is being read among members.
        var keyword: String?
        var start = 0
        var hasValue = false
    }

    private mutating func read() {
        var open = [Open(index: 0)], index = 0
        while index < source.bytes.count {
            defer { index += 1 }
            guard source.isCode[index] else { continue }
            let top = open.count - 1, byte = source.bytes[index]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): open[top].depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): open[top].depth -= 1
            case UInt8(ascii: "="):
                let isAlone = !Self.operators.contains(source.bytes[max(index - 1, 0)])
                    && index + 1 < source.bytes.count && !Self.operators.contains(source.bytes[index + 1])
                if open[top].depth == 0, isAlone { open[top].hasValue = true }
            case UInt8(ascii: "{"):
                blocks.append(Block(
                    content: (index + 1)..<source.bytes.count, kind: kind(open[top], at: index),
                    parent: open[top].index))
                open.append(Open(index: blocks.count - 1))
            case UInt8(ascii: "}") where open.count > 1:
                let block = open.removeLast().index
                blocks[block].content = blocks[block].content.lowerBound..<index
                // The declaration goes on behind the closure of its value.
                if !open[open.count - 1].hasValue { open[open.count - 1].keyword = nil }
            default:
                guard open[top].depth == 0, SourceText.isWord(byte), blocks[open[top].index].kind == .members else { break }
                let end = source.bytes[index...].firstIndex { !SourceText.isWord($0) } ?? source.bytes.count
                begin(source[index..<end], at: index, in: &open[top])
                index = end - 1
            }
        }
    }

    private static let operators = Set("=<>!&|+-*/%^~?.".utf8)

    private func begin(_ word: String, at index: Int, in open: inout Open) {
        guard Self.types.contains(word) || Self.bodies.contains(word) else { return }
        // `Self.init`, and names in backticks.
        if index > 0, [UInt8(ascii: "."), UInt8(ascii: "`")].contains(source.bytes[index - 1]) { return }
        // `class func`.
        open.keyword = word
        open.start = index
        open.hasValue = false
    }

    private func kind(_ open: Open, at brace: Int) -> Kind {
        let outer = blocks[open.index]
        if case .body(let owner) = outer.kind, ["var", "subscript"].contains(owner.keyword), open.depth == 0,
            let name = accessor(before: brace, in: outer.content.lowerBound) {
            return .accessor(name, owner)
        }
        guard outer.kind == .members, open.depth == 0, let keyword = open.keyword, !open.hasValue || keyword == "func"
        else { return .other }
        if Self.types.contains(keyword) { return .members }
        return keyword == "let" ? .other : .body(Owner(keyword: keyword, header: open.start..<brace))
    }

    /// The word of an accessor whose brace this is.
    private func accessor(before brace: Int, in start: Int) -> String? {
        let head = source.bytes[start..<brace].indices.last {
            source.isCode[$0] && [UInt8(ascii: "}"), UInt8(ascii: "{")].contains(source.bytes[$0])
        }.map { $0 + 1 } ?? start
        let words = source.code(in: head..<brace).split { !($0.isLetter || $0 == "_") }.map(String.init)
        return words.first { !["mutating", "nonmutating", "private", "fileprivate"].contains($0) }
            .flatMap { Self.accessors.contains($0) ? $0 : nil }
    }
}
