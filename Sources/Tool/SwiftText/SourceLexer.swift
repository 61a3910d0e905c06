/// Cuts a Swift source into tokens, and tells its code from the text of comments and literals, byte by byte.
///
/// It knows what may hide a directive: line comments, nested block comments, strings of one and of several lines,
/// raw strings, interpolations within them, and regular expressions, `#/…/#` and `/…/`. A literal of one line that does
/// not end, which is an error in any case, ends with its line.
struct SourceLexer {
    private enum Context {
        /// Code; the number of open parentheses where it is an interpolation.
        case code(parentheses: Int)
        case string(hashes: Int, multiline: Bool)
        case regex(hashes: Int)
    }

    /// For each byte of the source, whether it is code.
    private(set) var isCode: [Bool]
    private(set) var tokens: [SourceToken] = []
    /// The words of interpolations.
    private(set) var interpolated: [SourceToken] = []
    private let bytes: [UInt8]
    private var position = 0
    private var contexts: [Context] = [.code(parentheses: 0)]
    /// The literal in which the position lies.
    private var literal: (kind: SourceToken.Kind, start: Int, beginsLine: Bool)?
    private var isLineEmpty = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isCode = Array(repeating: false, count: bytes.count)
        // Swift has a token for each four bytes or so.
        tokens.reserveCapacity(bytes.count / 4)
        while position < bytes.count { step() }
        endLiteral()
    }

    private mutating func step() {
        switch contexts.last! {
        case .code(let parentheses): stepInCode(parentheses)
        case .string(let hashes, let multiline): stepInString(hashes, multiline)
        case .regex(let hashes): stepInRegex(hashes)
        }
    }

    // MARK: Code

    private mutating func stepInCode(_ parentheses: Int) {
        let byte = bytes[position]
        if SourceFile.isSpace(byte) {
            if byte == UInt8(ascii: "\n") { isLineEmpty = true }
            return take(1, as: nil)
        }
        if SourceFile.isWord(byte) { return take(wordEnd(from: position) - position, as: .word) }
        switch byte {
        case UInt8(ascii: "/"):
            if bytes[at: position + 1] == UInt8(ascii: "/") { return skipLine() }
            if bytes[at: position + 1] == UInt8(ascii: "*") { return skipBlockComment() }
            if let end = endOfPlainRegex() {
                beginLiteral(.regex)
                position = end
                if contexts.count == 1 { endLiteral() }
                return
            }
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            if beginsLiteral() { return }
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            if contexts.count > 1 { return stepInInterpolation(parentheses, opens: byte == UInt8(ascii: "(")) }
        default: break
        }
        let first = bytes[at: position + 1].map(SourceFile.isWord) ?? false
        switch byte {
        case UInt8(ascii: "@") where first: take(wordEnd(from: position + 1) - position, as: .attribute)
        case UInt8(ascii: "#") where first: take(wordEnd(from: position + 1) - position, as: .directive)
        case UInt8(ascii: "`"):
            let line = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "`") }
            let isClosed = !line.isEmpty && bytes[at: line.endIndex] == UInt8(ascii: "`")
            take(isClosed ? line.endIndex + 1 - position : 1, as: isClosed ? .escaped : .mark)
        default: take(1, as: .mark)
        }
    }

    /// Code of a length; a token where it has a kind.
    private mutating func take(_ count: Int, as kind: SourceToken.Kind?) {
        let range = position..<(position + count)
        position += count
        guard contexts.count == 1 else {
            if kind == .word { interpolated.append(SourceToken(.word, range, beginsLine: false)) }
            return
        }
        for index in range { isCode[index] = true }
        if let kind {
            tokens.append(SourceToken(kind, range, beginsLine: isLineEmpty))
            isLineEmpty = false
        }
    }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, SourceFile.isWord(bytes[end]) { end += 1 }
        return end
    }

    private mutating func stepInInterpolation(_ parentheses: Int, opens: Bool) {
        contexts[contexts.count - 1] = .code(parentheses: parentheses + (opens ? 1 : -1))
        if !opens, parentheses == 1 { contexts.removeLast() }
        position += 1
    }

    // MARK: Literals

    /// Begins the string or the regular expression with hashes that is here; false where neither is.
    private mutating func beginsLiteral() -> Bool {
        let hashes = count(of: "#", from: position), quote = position + hashes
        if bytes[at: quote] == UInt8(ascii: "\"") {
            let multiline = count(of: "\"", from: quote) >= 3 && !endsOnItsLine(from: quote + 1, hashes)
            beginLiteral(.string)
            position = quote + (multiline ? 3 : 1)
            contexts.append(.string(hashes: hashes, multiline: multiline))
            return true
        }
        guard hashes > 0, bytes[at: quote] == UInt8(ascii: "/") else { return false }
        beginLiteral(.regex)
        position = quote + 1
        contexts.append(.regex(hashes: hashes))
        return true
    }

    private mutating func beginLiteral(_ kind: SourceToken.Kind) {
        if contexts.count == 1 { literal = (kind, position, isLineEmpty) }
    }

    private mutating func endLiteral() {
        guard let (kind, start, beginsLine) = literal else { return }
        literal = nil
        tokens.append(SourceToken(kind, start..<min(position, bytes.count), beginsLine: beginsLine))
        isLineEmpty = false
    }

    private mutating func leaveLiteral() {
        contexts.removeLast()
        if contexts.count == 1 { endLiteral() }
    }

    /// `#"""#` is a string of one quote, though it begins like one of several lines.
    private func endsOnItsLine(from start: Int, _ hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        var index = start
        while let byte = bytes[at: index], byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\""), count(of: "#", from: index + 1) >= hashes { return true }
            index += 1
        }
        return false
    }

    private mutating func stepInString(_ hashes: Int, _ multiline: Bool) {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\n"), !multiline {
            contexts = [.code(parentheses: 0)]
            return endLiteral()
        }
        if byte == UInt8(ascii: "\\"), count(of: "#", from: position + 1) >= hashes {
            position += 1 + hashes
            if bytes[at: position] == UInt8(ascii: "(") {
                contexts.append(.code(parentheses: 1))
                position += 1
            } else if bytes[at: position] != UInt8(ascii: "\n") {
                position += 1
            }
            return
        }
        let quotes = multiline ? 3 : 1
        if count(of: "\"", from: position) >= quotes, count(of: "#", from: position + quotes) >= hashes {
            position += quotes + hashes
            return leaveLiteral()
        }
        position += 1
    }

    /// The end of the `/regex/` that begins here: where a value may begin, and closed on its line.
    private func endOfPlainRegex() -> Int? {
        guard let first = bytes[at: position + 1], !" \t\n\r/*=)".utf8.contains(first), mayBeginValue()
        else { return nil }
        var index = position + 1
        while let byte = bytes[at: index], byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "/") {
                let before = bytes[index - 1]
                return before == UInt8(ascii: " ") || before == UInt8(ascii: "\t") ? nil : index + 1
            }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Whether a value may begin here, so that `/` does not divide.
    private func mayBeginValue() -> Bool {
        var index = position - 1
        while index >= 0, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index -= 1 }
        guard index >= 0 else { return true }
        if "=(,[{:;\n&|?!".utf8.contains(bytes[index]) {
            // `x! / y` divides, and so does `x / y` over two lines.
            return !"!?\n".utf8.contains(bytes[index]) || index == position - 1
        }
        let word = bytes[...index].reversed().prefix(while: SourceFile.isWord).reversed()
        return ["return", "in", "case", "try", "await", "else"].contains { word.elementsEqual($0.utf8) }
    }

    /// Regular expressions of several lines exist only in the form with hashes, as this one is.
    private mutating func stepInRegex(_ hashes: Int) {
        if bytes[position] == UInt8(ascii: "\\") {
            position += 2
        } else if bytes[position] == UInt8(ascii: "/"), count(of: "#", from: position + 1) >= hashes {
            position += 1 + hashes
            leaveLiteral()
        } else {
            position += 1
        }
    }

    // MARK: Comments

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if bytes[position] == UInt8(ascii: "/"), bytes[at: position + 1] == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), bytes[at: position + 1] == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                if bytes[position] == UInt8(ascii: "\n") { isLineEmpty = true }
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private func count(of byte: Unicode.Scalar, from start: Int) -> Int {
        var end = start
        while bytes[at: end] == UInt8(ascii: byte) { end += 1 }
        return end - start
    }
}

extension [UInt8] {
    fileprivate subscript(at index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }
}
