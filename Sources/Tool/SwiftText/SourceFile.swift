/// A Swift source, read once: its tokens, its conditions, and what it imports and declares.
///
/// Places are bytes of the text where they are ranges of it, and indices of `tokens` where they are said to be tokens.
package struct SourceFile: Sendable {
    package let text: String
    package let bytes: [UInt8]
    /// For each byte, whether it is code and neither of a comment nor of a literal.
    package let isCode: [Bool]
    package let tokens: [SourceToken]
    /// The words of code that strings interpolate.
    package let interpolated: [SourceToken]
    /// `#if`, `#elseif`, `#else` and `#endif`, in their order.
    package private(set) var conditions: [ConditionalDirective] = []
    package private(set) var imports: [ImportDeclaration] = []
    /// Where each line begins.
    package let lineStarts: [Int]

    package init(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8), lexer = SourceLexer(bytes)
        self.bytes = bytes
        (isCode, tokens, interpolated) = (lexer.isCode, lexer.tokens, lexer.interpolated)
        lineStarts = Self.lineStarts(in: bytes)
        conditions = ConditionalDirective.all(in: self)
        imports = ImportDeclaration.all(in: self)
    }

    /// Where each line of a text begins.
    package static func lineStarts(in bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    // MARK: Tokens

    package subscript(range: some RangeExpression<Int>) -> String {
        String(decoding: bytes[range.relative(to: bytes)], as: UTF8.self)
    }

    package subscript(token: SourceToken) -> String { self[token.range] }

    /// What an identifier is called, without its backticks.
    package func name(_ token: SourceToken) -> String {
        token.kind == .escaped ? self[(token.lowerBound + 1)..<(token.upperBound - 1)] : self[token]
    }

    /// Whether there is a token of that index and it reads so. A name in backticks is none of the words.
    package func isToken(_ index: Int, _ text: StaticString) -> Bool {
        index >= 0 && index < tokens.count && reads(tokens[index], text)
    }

    package func reads(_ token: SourceToken, _ text: StaticString) -> Bool { reads(token.range, text) }

    private func reads(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<range.count where bytes[range.lowerBound + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Whether a token is one of some words.
    package func isToken(_ index: Int, in words: Set<String>) -> Bool {
        index >= 0 && index < tokens.count && tokens[index].kind == .word && words.contains(self[tokens[index]])
    }

    /// The tokens that read so, by their indices.
    package func tokens(_ text: StaticString) -> [Int] { tokens.indices.filter { reads(tokens[$0], text) } }

    /// Whether code, or what strings interpolate of it, has a word, or one that begins so.
    package func hasWord(_ text: StaticString, orLonger: Bool = false) -> Bool {
        func isOne(_ token: SourceToken) -> Bool {
            let word = orLonger ? token.lowerBound..<(token.lowerBound + text.utf8CodeUnitCount) : token.range
            return token.kind == .word && token.upperBound >= word.upperBound && reads(word, text)
        }
        return tokens.contains(where: isOne) || interpolated.contains(where: isOne)
    }

    /// The first token that begins at a place or behind it.
    package func firstToken(from place: Int) -> Int {
        Self.last(tokens.count) { tokens[$0].lowerBound < place } + 1
    }

    /// The last of the first numbers for which something holds; -1 where it holds for none.
    private static func last(_ count: Int, _ holds: (Int) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The tokens of a range of bytes.
    package func tokens(in range: Range<Int>) -> Range<Int> {
        let first = firstToken(from: range.lowerBound)
        return first..<max(first, firstToken(from: range.upperBound))
    }

    /// The token of the bracket that closes the one of that token; nil where it is missing, or another kind comes first.
    package func closingToken(of token: Int) -> Int? {
        var depth = 0
        for index in token..<tokens.count where tokens[index].kind == .mark {
            depth += Self.nesting(bytes[tokens[index].lowerBound])
            if depth == 0 {
                let pair = (bytes[tokens[token].lowerBound], bytes[tokens[index].lowerBound])
                return ["()", "[]", "{}"].contains { $0.utf8.elementsEqual([pair.0, pair.1]) } ? index : nil
            }
        }
        return nil
    }

    /// The line of a place, counted from 1.
    package func line(of place: Int) -> Int { Self.last(lineStarts.count) { lineStarts[$0] <= place } + 1 }

    /// A line without its line feed; it is counted from 0.
    package func line(_ number: Int) -> Range<Int> {
        lineStarts[number]..<(number + 1 < lineStarts.count ? lineStarts[number + 1] - 1 : bytes.count)
    }

    // MARK: Bytes

    /// The bracket that closes the one at `start`; nil where it is missing.
    package func closing(of start: Int) -> Int? {
        var depth = 0
        for index in start..<bytes.count where isCode[index] {
            depth += Self.nesting(bytes[index])
            if depth == 0 { return index }
        }
        return nil
    }

    /// The next byte of code that is no space.
    package func nextCode(from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if isCode[index], !Self.isSpace(bytes[index]) { return index }
            index += 1
        }
        return nil
    }

    package static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    package static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    /// 1 for a bracket that opens, -1 for one that closes.
    package static func nesting(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
        default: 0
        }
    }
}
