/// Swift source with what of it is code.
package struct SourceText {
    package let bytes: [UInt8]
    package let isCode: [Bool]

    package init(_ source: String) {
        bytes = Array(source.utf8)
        isCode = SourceScanner(bytes).isCode
    }

    package subscript(range: some RangeExpression<Int>) -> String {
        String(decoding: bytes[range.relative(to: bytes)], as: UTF8.self)
    }

    /// Where `word` first stands in code, not as a part of a longer word.
    ///
    /// - Parameter end: the index before which it must begin; nil for the end of the text.
    package func firstCode(of word: String, from start: Int = 0, before end: Int? = nil) -> Int? {
        let wanted = Array(word.utf8)
        let last = min(bytes.count - wanted.count, (end ?? bytes.count) - 1)
        guard start >= 0, start <= last else { return nil }
        return (start...last).first { index in
            isCode[index] && bytes[index..<(index + wanted.count)].elementsEqual(wanted)
                && !isWord(at: index + wanted.count) && !(Self.isWord(wanted[0]) && isWord(at: index - 1))
        }
    }

    /// The code of a range, with comments and strings left out.
    func code(in range: Range<Int>) -> String {
        String(decoding: range.filter { isCode[$0] }.map { bytes[$0] }, as: UTF8.self)
    }

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

    /// The byte of code that is no space before `end`.
    func previousCode(before end: Int) -> Int? {
        bytes[..<end].indices.last { isCode[$0] && !Self.isSpace(bytes[$0]) }
    }

    private func isWord(at index: Int) -> Bool { bytes.indices.contains(index) && Self.isWord(bytes[index]) }

    package static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
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
