import SwiftText

/// The declarations of a file that can be left out one by one: those of the file itself, and the members of its types.
///
/// Lines are all that is looked at: a declaration that begins in the middle of one belongs to the one before it.
struct SourceDeclarations {
    struct Declaration: Hashable {
        /// From its first line, its attributes' included, to the next declaration.
        var lines: Range<Int>
        /// Its first words, as the user wrote them.
        var title: String
    }

    private(set) var declarations: [Declaration] = []

    init(_ source: String) {
        // A carriage return and its line feed are one character.
        let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        var reader = Reader(lines)
        let code = SourceScanner.code(of: source).utf8.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
        for (number, line) in String(decoding: code, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).enumerated() { reader.read(line, number) }
        reader.finish()
        declarations = reader.declarations
    }

    /// The smallest declaration around a line, which is counted from 0.
    func innermost(at line: Int) -> Declaration? { all(at: line).first }

    /// The declarations around a line, which is counted from 0, the smallest first.
    func all(at line: Int) -> [Declaration] {
        declarations.filter { $0.lines.contains(line) }.sorted { $0.lines.count < $1.lines.count }
    }

    /// As many lines as there were, all of them empty but conditions, which may end behind a declaration.
    static func emptied(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map { Reader.isDirective($0) ? $0 : "" }.joined(separator: "\n")
    }

    private struct Reader {
        /// What a pair of braces holds: a type's members, or anything else.
        private struct Block {
            var holdsMembers: Bool
            /// Open brackets of other kinds.
            var depth = 0
            /// The declaration that is being read: where it begins, and its keyword once that has come.
            var start: Int?
            var keyword: String?
        }

        var declarations: [Declaration] = []
        private var blocks = [Block(holdsMembers: true)]
        private let original: [Substring]

        init(_ original: [Substring]) { self.original = original }

        mutating func read(_ line: Substring, _ number: Int) {
            if blocks.last!.holdsMembers, blocks.last!.depth == 0 { begin(line, number) }
            for character in line {
                switch character {
                case "(", "[": blocks[blocks.count - 1].depth += 1
                case ")", "]": blocks[blocks.count - 1].depth -= 1
                case "{":
                    let top = blocks.last!
                    let isType = top.holdsMembers && top.depth == 0 && Self.types.contains(top.keyword ?? "")
                    blocks.append(Block(holdsMembers: isType))
                case "}" where blocks.count > 1:
                    end(number)
                    blocks.removeLast()
                default: break
                }
            }
        }

        mutating func finish() {
            while let block = blocks.last {
                if block.holdsMembers { end(original.count) }
                blocks.removeLast()
            }
        }

        private mutating func begin(_ line: Substring, _ number: Int) {
            if Self.isDirective(line) { return end(number) }
            let (keyword, isStart) = Self.keyword(of: line)
            guard isStart else { return }
            if blocks.last!.start == nil || blocks.last!.keyword != nil {
                end(number)
                blocks[blocks.count - 1].start = number
            }
            blocks[blocks.count - 1].keyword = keyword
        }

        private mutating func end(_ number: Int) {
            let top = blocks.count - 1
            if let start = blocks[top].start, start < number {
                let title = original[start..<number].first { Self.keyword(of: $0).keyword != nil } ?? original[start]
                declarations.append(Declaration(
                    lines: start..<number,
                    title: title.prefix { $0 != "{" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
            }
            blocks[top].start = nil
            blocks[top].keyword = nil
        }

        static func isDirective(_ line: Substring) -> Bool {
            let text = line.drop { $0 == " " || $0 == "\t" }
            return ["#if", "#else", "#endif"].contains { text.hasPrefix($0) }
        }

        /// The keyword of the declaration that begins on a line, and whether at least its attributes do.
        private static func keyword(of line: Substring) -> (keyword: String?, isStart: Bool) {
            var rest = line.drop(while: \.isWhitespace), isStart = false
            while let match = rest.prefixMatch(of: attribute) {
                rest = rest[match.range.upperBound...]
                isStart = true
            }
            var last: String?
            while let match = rest.prefixMatch(of: #/\w+(?:\([^()]*\))?[ \t]*/#) {
                let word = String(match.0.prefix { $0.isLetter || $0 == "_" })
                if keywords.contains(word) {
                    // `class func` declares a function.
                    last = word
                    if word != "class" { break }
                } else if last != nil || !modifiers.contains(word) {
                    break
                }
                isStart = true
                rest = rest[match.range.upperBound...]
            }
            return (last, isStart || last != nil)
        }

        private nonisolated(unsafe) static let attribute = #/@[\w.]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?[ \t]*/#

        private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
        private static let keywords = types.union([
            "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "operator",
            "precedencegroup", "macro",
        ])
        private static let modifiers: Set<String> = [
            "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "mutating",
            "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional", "indirect",
            "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix", "consuming", "borrowing",
        ]
    }
}
