/// Reads `"key" = "value";` lines with their comments.
struct StringsParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func parse() throws -> [String: String] {
        var strings: [String: String] = [:]
        while true {
            try skipSpaceAndComments()
            guard peek() != nil else { return strings }
            let key = try scanString()
            try skipSpaceAndComments()
            if peek() == "=" {
                advance()
                try skipSpaceAndComments()
                strings[key] = try scanString()
                try skipSpaceAndComments()
            } else {
                // A key alone stands for itself.
                strings[key] = key
            }
            guard peek() == ";" else { throw problem("a “;” is missing after “\(key)”") }
            advance()
        }
    }

    private func problem(_ message: String) -> StringsFile.ParseError {
        StringsFile.ParseError(line: line, message: message)
    }

    private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
        scalars.indices.contains(index + offset) ? scalars[index + offset] : nil
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < scalars.count {
            if scalars[index] == "\n" { line += 1 }
            index += 1
        }
    }

    private mutating func skipSpaceAndComments() throws {
        while let scalar = peek() {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                advance()
            } else if scalar == "/", peek(1) == "/" {
                while let next = peek(), next != "\n" { _ = next; advance() }
            } else if scalar == "/", peek(1) == "*" {
                let unterminated = problem("the comment that begins here is never closed")
                advance(2)
                while !(peek() == "*" && peek(1) == "/") {
                    if peek() == nil { throw unterminated }
                    advance()
                }
                advance(2)
            } else {
                return
            }
        }
    }

    private mutating func scanString() throws -> String {
        guard let first = peek() else { throw problem("a string is missing at the end") }
        return try first == "\"" || first == "'" ? scanQuoted(by: first) : scanBareWord()
    }

    private mutating func scanBareWord() throws -> String {
        var word = String.UnicodeScalarView()
        let marks = "0123456789_.-$:/".unicodeScalars
        while let scalar = peek(), scalar.properties.isAlphabetic || marks.contains(scalar) {
            word.append(scalar)
            advance()
        }
        if word.isEmpty { throw problem("a string was expected, not “\(peek().map(String.init) ?? "")”") }
        return String(word)
    }

    private mutating func scanQuoted(by quote: Unicode.Scalar) throws -> String {
        let unterminated = problem("the string that begins here is never closed")
        advance()
        var utf16: [UInt16] = []
        while let scalar = peek() {
            advance()
            if scalar == quote { return String(decoding: utf16, as: UTF16.self) }
            if scalar == "\\" {
                utf16 += try scanEscape()
            } else {
                utf16 += Array(UTF16.encode(scalar)!)
            }
        }
        throw unterminated
    }

    /// UTF-16, since an escape may be half of a surrogate pair.
    private mutating func scanEscape() throws -> [UInt16] {
        guard let scalar = peek() else { throw problem("a backslash ends the file") }
        advance()
        switch scalar {
        case "n": return [10]
        case "r": return [13]
        case "t": return [9]
        case "U", "u":
            var value: UInt16 = 0
            var count = 0
            while count < 4, let digit = peek(), let number = Character(digit).hexDigitValue {
                value = value << 4 | UInt16(number)
                count += 1
                advance()
            }
            if count == 0 { throw problem("hexadecimal digits are missing after “\\\(scalar)”") }
            return [value]
        default:
            return Array(UTF16.encode(scalar)!)
        }
    }
}
