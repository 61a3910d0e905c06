/// Words of a command line as a user would type them.
package enum Shell {
    package static func quoted(_ word: String) -> String {
        let plain =
            !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,@+".contains($0)) }
        if plain { return word }
        return word.unicodeScalars.contains(where: TerminalText.isUnsafe)
            ? escaped(word) : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// The words of a line as `quoted` writes them; nil where a quotation does not end.
    package static func words(_ line: String) -> [String]? {
        var words: [String] = [], word: String?, rest = line[...]
        while let character = rest.popFirst() {
            switch character {
            case " ", "\t":
                if let ended = word { words.append(ended) }
                word = nil
            case "'":
                guard let end = rest.firstIndex(of: "'") else { return nil }
                word = (word ?? "") + rest[..<end]
                rest = rest[rest.index(after: end)...]
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                word = (word ?? "") + String(next)
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    /// As bash and zsh take what cannot be shown: `$'\u202E'`.
    private static func escaped(_ word: String) -> String {
        let text = word.unicodeScalars.reduce(into: "") { result, scalar in
            if TerminalText.isUnsafe(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else if scalar == "'" || scalar == "\\" {
                result += "\\" + String(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return "$'\(text)'"
    }
}
