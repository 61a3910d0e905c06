/// The parts of `var name: Type = value`, found without a parser: by brackets, strings and comments.
struct VariableDeclaration {
    /// Without backticks.
    let name: String
    let type: String?
    let value: String?

    /// nil where `source` declares no variable.
    init?(_ source: String) {
        let text = Array(Self.withoutComments(source))
        guard let start = Self.afterKeyword(text) else { return nil }
        let rest = text[start...]
        // `default` stands in backticks.
        let name = rest.drop { $0.isWhitespace || $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return nil }
        let parts = Self.split(rest[name.endIndex...].drop { $0 == "`" })
        self.name = String(name)
        type = parts.type.map(Self.trimmed).flatMap { $0.isEmpty ? nil : $0 }
        value = parts.value.map(Self.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The index behind `var`, outside the brackets of attributes.
    private static func afterKeyword(_ text: [Character]) -> Int? {
        var depth = 0
        for index in text.indices {
            depth += nesting(text[index])
            guard depth == 0, text[index...].starts(with: "var"), index + 3 < text.count else { continue }
            let before = index == 0 ? " " : text[index - 1]
            if before.isWhitespace || before == ")", text[index + 3].isWhitespace { return index + 4 }
        }
        return nil
    }

    /// What stands behind `:` and behind `=`, each outside brackets and strings.
    private static func split(
        _ text: ArraySlice<Character>
    ) -> (type: ArraySlice<Character>?, value: ArraySlice<Character>?) {
        var depth = 0
        var typeStart: Int?
        for index in text.indices {
            depth += nesting(text[index])
            guard depth == 0 else { continue }
            if text[index] == ":", typeStart == nil { typeStart = index + 1 }
            if text[index] == "=" {
                return (typeStart.map { text[$0..<index] }, text[(index + 1)...])
            }
        }
        return (typeStart.map { text[$0...] }, nil)
    }

    static func nesting(_ character: Character) -> Int {
        switch character {
        case "(", "[", "{": 1
        case ")", "]", "}": -1
        default: 0
        }
    }

    private static func trimmed(_ text: ArraySlice<Character>) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// `source` with a space for each comment; what looks like one in a string stays.
    static func withoutComments(_ source: String) -> String {
        let text = Array(source)
        var result = ""
        var index = 0
        var isInString = false
        while index < text.count {
            let pair = String(text[index..<min(index + 2, text.count)])
            if isInString {
                if pair.first == "\\" {
                    result += pair
                    index += 2
                    continue
                }
                isInString = text[index] != "\""
            } else if pair == "//" {
                while index < text.count, !text[index].isNewline { index += 1 }
                continue
            } else if pair == "/*" {
                index += 2
                while index + 1 < text.count, !(text[index] == "*" && text[index + 1] == "/") { index += 1 }
                index += 2
                result += " "
                continue
            } else if text[index] == "\"" {
                isInString = true
            }
            result.append(text[index])
            index += 1
        }
        return result
    }
}
