/// Values that stand on a line, or in brackets.
extension YAMLReader {
    /// - Parameter ends: the signs that end a text without quotes, beside a comment and the line's end.
    mutating func value(until ends: Set<Character>) -> YAMLNode? {
        let start = place
        switch next {
        case "\""?, "'"?: return quoted().map { YAMLNode(content: .text($0, isQuoted: true), place: start) }
        case "["?:
            return bracketed("]") { reader, items in
                reader.value(until: [",", "]", "}"]).map { items.append($0) } != nil
            }
        case "{"?: return bracketedMap()
        case "*"?: return alias()
        case "&"?:
            let anchor = anchor()
            return value(until: ends).map { keep($0, as: anchor) }
        case let sign? where "!|>%@`".contains(sign):
            tell("'\(sign)' starts a form of YAML that is not supported; write the values out, and strings in quotes")
            return nil
        default: break
        }
        let line = lines[line]
        var end = column
        while end < line.count, !ends.contains(line[end]) {
            if line[end] == "#", end > 0, line[end - 1] == " " { break }
            if line[end] == ":", end + 1 == line.count || line[end + 1] == " " {
                column = end
                tell("a second colon is not allowed here; put text with a colon and a space in quotes")
                return nil
            }
            end += 1
        }
        let text = String(line[column..<end]).trimmed
        column = end
        let isNothing = ["", "~", "null"].contains(text)
        return YAMLNode(content: isNothing ? .nothing : .text(text, isQuoted: false), place: start)
    }

    /// A text in quotes, at the cursor.
    mutating func quoted() -> String? {
        let start = place
        guard let quote = next else { return nil }
        column += 1
        var text = ""
        while let letter = next {
            column += 1
            if letter == quote {
                guard quote == "'", next == "'" else { return text }
                text.append("'")
                column += 1
            } else if letter == "\\", quote == "\"" {
                text += escaped()
            } else {
                text.append(letter)
            }
        }
        problems.append(YAMLProblem(start, "the text that begins here has no closing \(quote) on its line"))
        return nil
    }

    private mutating func escaped() -> String {
        guard let letter = next else { return "" }
        column += 1
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "u":
            let digits = lines[line][column...].prefix(4)
            guard digits.count == 4, let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code)
            else {
                tell("\\u must be followed by four hexadecimal digits")
                return ""
            }
            column += 4
            return String(scalar)
        case "\"", "\\", "/": return String(letter)
        default:
            tell("\\\(letter) is not an escape; write \\\\ for a backslash, or the text in single quotes")
            return ""
        }
    }

    private mutating func bracketedMap() -> YAMLNode? {
        var pairs: [YAMLNode.Pair] = []
        let node = bracketed("}") { reader, _ in
            let place = reader.place
            guard let key = reader.bracketedKey() else { return false }
            reader.skipToSign()
            let value = reader.value(until: [",", "]", "}"])
            if let value { reader.add(&pairs, key, place, value) }
            return value != nil
        }
        return node.map { YAMLNode(content: .map(merged(pairs)), place: $0.place) }
    }

    private mutating func bracketedKey() -> String? {
        var text: String?
        if next == "\"" || next == "'" {
            guard let key = quoted() else { return nil }
            text = key
            skipSpaces()
        } else {
            let start = column, line = lines[line]
            while column < line.count, !":,]}".contains(line[column]) { column += 1 }
            text = String(line[start..<column]).trimmed
        }
        guard next == ":" else {
            tell("a key with a colon is not allowed here, such as {family: systemSmall}")
            return nil
        }
        column += 1
        return text
    }

    /// Items with commas between them, on one line or several. After a mistake reading goes on behind the next comma.
    private mutating func bracketed(
        _ closing: Character, _ item: (inout YAMLReader, inout [YAMLNode]) -> Bool
    ) -> YAMLNode? {
        let start = place
        var items: [YAMLNode] = []
        guard enter() else { return nil }
        defer { leave() }
        column += 1
        while true {
            guard skipToSign() else { break }
            if next == closing {
                column += 1
                return YAMLNode(content: .list(items), place: start)
            }
            if next == "," {
                tell("a value is missing before this comma")
                column += 1
                continue
            }
            if !item(&self, &items) {
                while let letter = next, letter != ",", letter != closing { column += 1 }
            }
            guard skipToSign() else { break }
            if next == "," {
                column += 1
            } else if next != closing {
                tell("a comma or \(closing) is missing here")
                while let letter = next, letter != ",", letter != closing { column += 1 }
            }
        }
        problems.append(YAMLProblem(start, "the bracket that begins here has no closing \(closing)"))
        return nil
    }

    /// Goes over spaces, comments and line ends, of which what is in brackets may have any.
    @discardableResult mutating func skipToSign() -> Bool {
        while line < lines.count {
            skipSpaces()
            if !isAtEnd { return true }
            (line, column) = (line + 1, 0)
        }
        return false
    }
}
