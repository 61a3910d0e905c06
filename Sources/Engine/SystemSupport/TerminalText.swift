/// Text of others made safe for a terminal: what a widget is called, what its code prints and what its source holds may
/// bring escape codes, which retitle a window, hide lines and more, and marks that turn the order of letters around.
package enum TerminalText {
    /// The text with its control characters but line feeds and tabs, and its bidirectional overrides and isolates, as
    /// Swift escapes them: `\u{1B}`.
    ///
    /// - Parameter keepsColors: whether the colors that a compiler sets stay.
    package static func shown(_ text: String, keepsColors: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var result = "", rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if keepsColors, scalar == escape, let end = endOfColor(rest) {
                result.unicodeScalars += rest[..<end]
                rest = rest[end...]
                continue
            }
            rest = rest.dropFirst()
            if !isUnsafe(scalar) {
                result.unicodeScalars.append(scalar)
            } else if scalar != "\r" {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else if rest.first != "\n" {
                // Before a line feed it is part of the line's end.
                result += "\\r"
            }
        }
        return result
    }

    private static let color = Pattern(#/\u{1B}\[[0-9;]*m/#)

    /// The text without the sequences that set colors and weights.
    package static func withoutColors(_ text: some StringProtocol) -> String {
        text.utf8.contains(0x1B) ? String(text).replacing(Self.color, with: "") : String(text)
    }

    /// JSON with the same characters as JSON escapes them.
    package static func shown(json: String) -> String {
        guard json.unicodeScalars.contains(where: isUnsafe) else { return json }
        return json.unicodeScalars.reduce(into: "") { result, scalar in
            if isUnsafe(scalar) {
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static let escape: Unicode.Scalar = "\u{1B}"

    /// Whether a terminal would take it for a command, or show what stands around it in another order.
    package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\t": false
        case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": true
        default: isBidirectionalControl(scalar)
        }
    }

    /// Embeddings, overrides and isolates.
    package static func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }

    /// The index after a sequence that sets color or weight, such as `ESC[1;31m`; nil for any other, and for one that
    /// hides what follows.
    private static func endOfColor(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView.Index? {
        let code = text.dropFirst()
        guard code.first == "[", let end = code.dropFirst().prefix(12).firstIndex(of: "m") else { return nil }
        let numbers = Substring(code[..<end].dropFirst()).split(separator: ";").map { Int($0) }
        let isColor = numbers.allSatisfy { number in
            number.map {
                [0, 1, 2, 3, 4, 22].contains($0) || (30...37).contains($0) || (90...97).contains($0) || $0 == 39
            }
                ?? false
        }
        return isColor ? code.index(after: end) : nil
    }
}
