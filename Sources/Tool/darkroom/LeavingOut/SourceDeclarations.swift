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

    init(_ file: SourceFile) {
        var reader = Reader(file)
        reader.read()
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
        private let file: SourceFile
        /// The tokens of `#if` and its like.
        private let directives: Set<Int>

        init(_ file: SourceFile) {
            self.file = file
            directives = Set(file.conditions.map(\.tokens.lowerBound))
        }

        mutating func read() {
            var number = -1, end = 0
            for (index, token) in file.tokens.enumerated() {
                if index >= end {
                    number = file.line(of: token.lowerBound) - 1
                    end = file.firstToken(from: file.line(number).upperBound)
                    if blocks.last!.holdsMembers, blocks.last!.depth == 0 { begin(index..<end, number) }
                }
                if token.kind == .mark { read(file.bytes[token.lowerBound], number) }
            }
            while let block = blocks.last {
                if block.holdsMembers { self.end(file.lineStarts.count) }
                blocks.removeLast()
            }
        }

        private mutating func read(_ mark: UInt8, _ number: Int) {
            switch mark {
            case UInt8(ascii: "("), UInt8(ascii: "["): blocks[blocks.count - 1].depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): blocks[blocks.count - 1].depth -= 1
            case UInt8(ascii: "{"):
                let top = blocks.last!
                let isType = top.holdsMembers && top.depth == 0 && Self.types.contains(top.keyword ?? "")
                blocks.append(Block(holdsMembers: isType))
            case UInt8(ascii: "}") where blocks.count > 1:
                end(number)
                blocks.removeLast()
            default: break
            }
        }

        /// - Parameter tokens: of a line.
        private mutating func begin(_ tokens: Range<Int>, _ number: Int) {
            if directives.contains(tokens.lowerBound) { return end(number) }
            let (keyword, isStart) = keyword(of: tokens)
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
                let lines = start..<number
                let titled = lines.first { keyword(of: file.tokens(in: file.line($0))).keyword != nil } ?? start
                let title = file[file.line(titled)].prefix { $0 != "{" }
                declarations.append(
                    Declaration(
                        lines: lines, title: title.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
            }
            blocks[top].start = nil
            blocks[top].keyword = nil
        }

        static func isDirective(_ line: Substring) -> Bool {
            let text = line.drop { $0 == " " || $0 == "\t" }
            return ["#if", "#else", "#endif"].contains { text.hasPrefix($0) }
        }

        /// The keyword of the declaration that begins on a line, and whether at least its attributes do.
        private func keyword(of line: Range<Int>) -> (keyword: String?, isStart: Bool) {
            var index = line.lowerBound, isStart = false
            /// Behind the parentheses that are here, and that end on the line.
            func skipArguments() {
                if file.isToken(index, "("), let close = file.closingToken(of: index), close < line.upperBound {
                    index = close + 1
                }
            }
            while index < line.upperBound, file.tokens[index].kind == .attribute {
                index += 1
                while file.isToken(index, "."), index + 1 < line.upperBound { index += 2 }
                skipArguments()
                isStart = true
            }
            var last: String?
            while index < line.upperBound, file.tokens[index].kind == .word {
                let word = file[file.tokens[index]]
                if Self.keywords.contains(word) {
                    // `class func` declares a function.
                    last = word
                    if word != "class" { break }
                } else if last != nil || !Self.modifiers.contains(word) {
                    break
                }
                isStart = true
                index += 1
                skipArguments()
            }
            return (last, isStart || last != nil)
        }

        private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
        private static let keywords = types.union([
            "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "operator",
            "precedencegroup", "macro"
        ])
        private static let modifiers: Set<String> = [
            "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override",
            "mutating",
            "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional", "indirect",
            "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix", "consuming", "borrowing"
        ]
    }
}
