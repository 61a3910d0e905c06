/// A string as it is written, with values in it.
struct WrittenText {
    /// What stands between the values.
    private let parts: [String]

    /// - Parameter literal: with its quotes.
    init(_ literal: String) {
        let hashes = literal.prefix { $0 == "#" }.count
        var rest = literal.dropFirst(hashes).dropLast(hashes)
        let quotes = rest.hasPrefix("\"\"\"") && rest.count >= 6 ? 3 : 1
        rest = rest.dropFirst(quotes).dropLast(quotes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        var parts: [String] = [], part = ""
        while let character = rest.first {
            guard character == "\\", rest.hasPrefix(escape) else {
                part.append(character)
                rest.removeFirst()
                continue
            }
            rest = rest.dropFirst(escape.count)
            switch rest.popFirst() {
            case "(":
                parts.append(part)
                part = ""
                rest = Self.behindValue(rest)
            case "n": part.append("\n")
            case "t": part.append("\t")
            case "u":
                let number = rest.dropFirst().prefix { $0 != "}" }
                if let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) {
                    part.unicodeScalars.append(scalar)
                }
                rest = rest.dropFirst(number.count + 2)
            case let other?: part.append(other)
            case nil: break
            }
        }
        self.parts = parts + [part]
    }

    private static func behindValue(_ text: Substring) -> Substring {
        var depth = 1, rest = text, isQuoted = false
        while depth > 0, let character = rest.popFirst() {
            if character == "\"" { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
        }
        return rest
    }

    /// What it says; nil where there are values in it.
    var text: String? { parts.count == 1 ? parts[0] : nil }

    /// Whether there is nothing in it but values.
    var isValue: Bool { parts.count > 1 && parts.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    /// Whether it can say a text, of which it has some words.
    func fits(_ text: String) -> Bool {
        guard parts.count > 1, !isValue, text.hasPrefix(parts[0]) else { return false }
        var rest = text.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let end = rest.end(of: part) else { return false }
            rest = rest[end...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }
}

extension Substring {
    /// Where the first of a text in it ends.
    fileprivate func end(of text: String) -> Index? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
