/// Tells Swift code from the text of comments and string literals, byte by byte.
///
/// It knows what may hide a directive: line comments, nested block comments, strings of one and of several lines,
/// raw strings, interpolations within them, and regular expressions, `#/…/#` and `/…/`. A literal of one line that does not
/// end, which is an error in any case, ends with its line.
package struct SourceScanner {
    private enum Context {
        /// Code; the number of open parentheses where it is an interpolation.
        case code(parentheses: Int)
        case string(hashes: Int, multiline: Bool)
        case regex(hashes: Int)
    }

    /// For each byte of the source, whether it is code.
    package private(set) var isCode: [Bool]
    private let bytes: [UInt8]
    private var position = 0
    private var contexts: [Context] = [.code(parentheses: 0)]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isCode = Array(repeating: false, count: bytes.count)
        while position < bytes.count { step() }
    }

    private mutating func step() {
        switch contexts.last! {
        case .code(let parentheses): stepInCode(parentheses)
        case .string(let hashes, let multiline): stepInString(hashes, multiline)
        case .regex(let hashes): stepInRegex(hashes)
        }
    }

    private mutating func stepInCode(_ parentheses: Int) {
        if starts("//") { return skipLine() }
        if starts("/*") { return skipBlockComment() }
        let hashes = count(of: "#", from: position)
        if bytes[at: position + hashes] == UInt8(ascii: "\"") {
            let multiline =
                starts("\"\"\"", at: position + hashes) && !endsOnItsLine(from: position + hashes + 1, hashes)
            position += hashes + (multiline ? 3 : 1)
            return contexts.append(.string(hashes: hashes, multiline: multiline))
        }
        if hashes > 0, bytes[at: position + hashes] == UInt8(ascii: "/") {
            position += hashes + 1
            return contexts.append(.regex(hashes: hashes))
        }
        if hashes == 0, let end = endOfPlainRegex() {
            position = end
            return
        }
        let isInterpolation = contexts.count > 1
        switch bytes[position] {
        case UInt8(ascii: "(") where isInterpolation:
            contexts[contexts.count - 1] = .code(parentheses: parentheses + 1)
        case UInt8(ascii: ")") where isInterpolation:
            contexts[contexts.count - 1] = .code(parentheses: parentheses - 1)
            if parentheses == 1 { contexts.removeLast() }
        default: break
        }
        isCode[position] = contexts.count == 1
        position += 1
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
            return
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
            contexts.removeLast()
            return
        }
        position += 1
    }

    /// The end of the `/regex/` that begins here: where a value may begin, and closed on its line.
    private func endOfPlainRegex() -> Int? {
        guard bytes[position] == UInt8(ascii: "/"), let first = bytes[at: position + 1],
            !" \t\n\r/*=)".utf8.contains(first), mayBeginValue()
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
        let word = bytes[...index].reversed().prefix(while: SourceText.isWord).reversed()
        return ["return", "in", "case", "try", "await", "else"].contains { word.elementsEqual($0.utf8) }
    }

    /// Regular expressions of several lines exist only in the form with hashes, as this one is.
    private mutating func stepInRegex(_ hashes: Int) {
        if bytes[position] == UInt8(ascii: "\\") {
            position += 2
        } else if bytes[position] == UInt8(ascii: "/"), count(of: "#", from: position + 1) >= hashes {
            position += 1 + hashes
            contexts.removeLast()
        } else {
            position += 1
        }
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                position += 2
            } else if starts("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private func starts(_ text: StaticString, at place: Int? = nil) -> Bool {
        let place = place ?? position
        guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
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
