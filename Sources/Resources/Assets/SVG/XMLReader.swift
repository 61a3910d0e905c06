/// Reads XML as drawing programs write it: elements, attributes, text, comments, character data, the five named
/// characters and those by number. Foundation's parser would bring libxml2 and its own module into every process.
struct XMLReader {
    struct ParseError: Error, Equatable {
        var message: String
        /// Counted from 1.
        var line: Int
    }

    /// Deeper or larger documents are no symbols.
    private static let deepest = 64, mostElements = 20_000

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var elements = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func root(_ bytes: [UInt8]) throws(ParseError) -> MarkupElement {
        var reader = XMLReader(bytes)
        try reader.skipProlog()
        let root = try reader.element(depth: 0)
        return root
    }

    private func problem(_ message: String) -> ParseError { ParseError(message: message, line: line) }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == 0x0A { line += 1 }
            index += 1
        }
    }

    private func starts(with text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private mutating func skip(past end: StaticString, of what: String) throws(ParseError) {
        let start = line
        while !starts(with: end) {
            guard index < bytes.count else { throw ParseError(message: "\(what) is not closed", line: start) }
            advance()
        }
        advance(end.utf8CodeUnitCount)
    }

    private mutating func skipSpace() { while let byte, byte <= 0x20 { advance() } }

    private mutating func skipProlog() throws(ParseError) {
        if starts(with: "\u{FEFF}") { advance(3) }
        while true {
            skipSpace()
            if starts(with: "<?") {
                try skip(past: "?>", of: "the declaration")
            } else if starts(with: "<!--") {
                try skip(past: "-->", of: "the comment")
            } else if starts(with: "<!") {
                try skipDoctype()
            } else {
                return
            }
        }
    }

    /// A document type may hold declarations in brackets; none of them matters to a drawing.
    private mutating func skipDoctype() throws(ParseError) {
        let start = line
        var brackets = 0
        while let byte {
            advance()
            if byte == UInt8(ascii: "[") { brackets += 1 }
            if byte == UInt8(ascii: "]") { brackets -= 1 }
            if byte == UInt8(ascii: ">"), brackets <= 0 { return }
        }
        throw ParseError(message: "the document type is not closed", line: start)
    }

    private mutating func element(depth: Int) throws(ParseError) -> MarkupElement {
        guard byte == UInt8(ascii: "<") else { throw problem("an element is missing") }
        guard depth < Self.deepest else { throw problem("elements lie more than \(Self.deepest) deep") }
        elements += 1
        guard elements <= Self.mostElements else { throw problem("more than \(Self.mostElements) elements") }
        let start = line
        advance()
        var element = MarkupElement(name: try name(), line: start)
        while true {
            skipSpace()
            if starts(with: "/>") {
                advance(2)
                return element
            }
            if byte == UInt8(ascii: ">") {
                advance()
                break
            }
            let attribute = try name()
            skipSpace()
            guard byte == UInt8(ascii: "=") else { throw problem("the attribute “\(attribute)” has no value") }
            advance()
            skipSpace()
            element.attributes[attribute] = try quoted()
        }
        try content(of: &element, depth)
        return element
    }

    private mutating func content(of element: inout MarkupElement, _ depth: Int) throws(ParseError) {
        while true {
            guard let byte else {
                throw ParseError(message: "<\(element.name)> is not closed", line: element.line)
            }
            if starts(with: "</") {
                advance(2)
                let end = try name()
                skipSpace()
                guard end == element.name, self.byte == UInt8(ascii: ">") else {
                    throw problem("</\(end)> where </\(element.name)> is due")
                }
                advance()
                return
            } else if starts(with: "<!--") {
                try skip(past: "-->", of: "the comment")
            } else if starts(with: "<![CDATA[") {
                advance(9)
                let start = index
                try skip(past: "]]>", of: "the character data")
                element.text += String(decoding: bytes[start..<(index - 3)], as: UTF8.self)
            } else if starts(with: "<?") {
                try skip(past: "?>", of: "the instruction")
            } else if byte == UInt8(ascii: "<") {
                element.children.append(try self.element(depth: depth + 1))
            } else {
                let start = index
                while let byte = self.byte, byte != UInt8(ascii: "<") { advance() }
                element.text += Self.unescaped(String(decoding: bytes[start..<index], as: UTF8.self))
            }
        }
    }

    private mutating func name() throws(ParseError) -> String {
        let start = index
        while let byte, byte > 0x20, !"=/>\"'<".utf8.contains(byte) { advance() }
        guard index > start else { throw problem("a name is missing") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted() throws(ParseError) -> String {
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw problem("a value is not in quotes")
        }
        let opening = line
        advance()
        let start = index
        while let byte, byte != quote { advance() }
        guard byte == quote else { throw ParseError(message: "a quote is not closed", line: opening) }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        advance()
        return Self.unescaped(text)
    }

    private static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = text
        for (name, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")] {
            result = result.replacing(name, with: character)
        }
        return withoutCharacterReferences(result).replacing("&amp;", with: "&")
    }

    /// `&#10;` and `&#xA;` are the characters with those numbers.
    private static func withoutCharacterReferences(_ text: String) -> String {
        var parts = text.components(separatedBy: "&#")
        guard parts.count > 1 else { return text }
        for (index, part) in parts.enumerated().dropFirst() {
            let isHexadecimal = part.first == "x"
            let digits = part.dropFirst(isHexadecimal ? 1 : 0).prefix { $0.isHexDigit }
            let rest = part.dropFirst(digits.count + (isHexadecimal ? 1 : 0))
            guard rest.first == ";", let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
                let scalar = Unicode.Scalar(number)
            else {
                parts[index] = "&#" + part
                continue
            }
            parts[index] = String(Character(scalar)) + rest.dropFirst()
        }
        return parts.joined()
    }
}
