import SwiftText

/// Lets code unwrap the names that `DateFormatter` has of months, weekdays and the like: on Apple's systems they are
/// implicitly unwrapped, so that `weekdaySymbols[0]`, `weekdaySymbols?[0]` and `if let names = formatter.weekdaySymbols`
/// compile alike; Foundation on Linux has them as they are.
enum UnwrappedNames {
    private static let names = Set(
        """
        amSymbol pmSymbol eraSymbols longEraSymbols monthSymbols shortMonthSymbols veryShortMonthSymbols
        standaloneMonthSymbols shortStandaloneMonthSymbols veryShortStandaloneMonthSymbols weekdaySymbols
        shortWeekdaySymbols veryShortWeekdaySymbols standaloneWeekdaySymbols shortStandaloneWeekdaySymbols
        veryShortStandaloneWeekdaySymbols quarterSymbols shortQuarterSymbols standaloneQuarterSymbols
        shortStandaloneQuarterSymbols
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    static func wrap(in file: SourceFile, _ edits: inout SourceEdits) {
        for index in file.tokens.indices where file.isToken(index, in: names) && file.isToken(index - 1, ".") {
            guard isUnwrapped(index, in: file) || isBound(index, in: file) else { continue }
            edits.insert("._wrapped", at: file.tokens[index].upperBound)
        }
        for token in file.tokens where token.kind == .string { wrap(inside: token, of: file, &edits) }
    }

    /// In what a text interpolates, which is no token of its own, only what is directly behind a name counts.
    private static func wrap(inside string: SourceToken, of file: SourceFile, _ edits: inout SourceEdits) {
        let bytes = file.bytes[string.range]
        guard bytes.contains(UInt8(ascii: "\\")), file[string].contains("Symbol") else { return }
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let word = bytes[start...].prefix(while: SourceFile.isWord), end = word.endIndex
            if !word.isEmpty, start > bytes.startIndex, end < bytes.endIndex, bytes[start - 1] == UInt8(ascii: "."),
                bytes[end] == UInt8(ascii: "?") || bytes[end] == UInt8(ascii: "!"),
                names.contains(String(decoding: word, as: UTF8.self))
            {
                edits.insert("._wrapped", at: end)
            }
            start = max(end, start + 1)
        }
    }

    /// Whether `?` or `!` stands directly behind a name, or `??` behind it.
    private static func isUnwrapped(_ name: Int, in file: SourceFile) -> Bool {
        if file.isToken(name + 1, "?"), file.isToken(name + 2, "?") { return true }
        return (file.isToken(name + 1, "?") || file.isToken(name + 1, "!"))
            && file.tokens[name + 1].lowerBound == file.tokens[name].upperBound
            && !file.isToken(name + 2, "=")
    }

    /// Whether a condition ends with a name: `if let days = formatter.weekdaySymbols {`.
    private static func isBound(_ name: Int, in file: SourceFile) -> Bool {
        guard file.isToken(name + 1, in: ["else"]) || file.isToken(name + 1, "{") || file.isToken(name + 1, ",") else {
            return false
        }
        var start = name - 1
        while start > 0, !file.isToken(start, "=") {
            guard file.tokens[start].kind == .word || [".", "(", ")"].contains(file[file.tokens[start]]) else {
                return false
            }
            start -= 1
        }
        // Before `=` a constant, before which a condition begins.
        return (file.isToken(start - 2, "let") || file.isToken(start - 2, "var"))
            && (file.isToken(start - 3, in: ["if", "guard", "while"]) || file.isToken(start - 3, ","))
    }
}
