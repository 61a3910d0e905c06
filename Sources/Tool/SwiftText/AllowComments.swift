/// The comments of a source that let findings be: `// darkroom:allow low-contrast, small-text`.
///
/// One counts for its line; one that stands alone counts for the next line of code, and above a type's declaration for
/// everything in it.
package struct AllowComments: Sendable {
    package struct Comment: Hashable, Sendable {
        /// Where it stands, counted from 1.
        package var line: Int
        /// What it names, in its order: the words behind the colon that commas join.
        package var names: [String]
        /// The lines that it is for.
        package var lines: ClosedRange<Int>
    }

    /// In the order of the source.
    package let all: [Comment]

    private static let mark = "darkroom:allow"

    package init(_ file: SourceFile) {
        // Most files have none, and are not looked through again.
        guard file.text.contains(Self.mark) else {
            all = []
            return
        }
        let types = TypeDeclarations(file).all
        all = file.lineStarts.indices.compactMap { number in
            let range = file.line(number), line = file[range]
            guard let start = line.firstRange(of: Self.mark) else { return nil }
            let place = range.lowerBound + line.utf8.distance(from: line.startIndex, to: start.lowerBound)
            let tokens = file.tokens(in: range)
            guard !file.isCode[place], !Self.isInLiteral(place, file) else { return nil }
            let names = Self.names(in: line[start.upperBound...])
            return names.isEmpty
                ? nil
                : Comment(
                    line: number + 1, names: names, lines: Self.lines(number + 1, isAlone: tokens.isEmpty, file, types))
        }
    }

    /// The comment that names one of some words for a line; nil where none does.
    package func comment(naming isMeant: (String) -> Bool, for line: Int) -> Comment? {
        all.first { $0.lines.contains(line) && $0.names.contains(where: isMeant) }
    }

    private static func isInLiteral(_ place: Int, _ file: SourceFile) -> Bool {
        let index = file.firstToken(from: place + 1) - 1
        return index >= 0 && file.tokens[index].isLiteral && file.tokens[index].range.contains(place)
    }

    /// What follows the words is a reason, and nobody's name.
    private static func names(in text: Substring) -> [String] {
        var result: [String] = []
        for part in text.split(separator: ",") {
            let words = part.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
            guard let word = words.first, word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { break }
            result.append(String(word))
            if words.count > 1 { break }
        }
        return result
    }

    private static func lines(
        _ line: Int, isAlone: Bool, _ file: SourceFile, _ types: [TypeDeclarations.Declaration]
    ) -> ClosedRange<Int> {
        guard isAlone else { return line...line }
        let next = file.firstToken(from: file.line(line - 1).upperBound)
        guard next < file.tokens.count else { return line...line }
        let first = file.line(of: file.tokens[next].lowerBound)
        // Attributes and modifiers come before the keyword.
        guard let type = types.first(where: { $0.header.lowerBound >= next }),
            isHead(next..<type.header.lowerBound, file),
            type.body.upperBound < file.tokens.count
        else { return line...first }
        return line...file.line(of: file.tokens[type.body.upperBound].lowerBound)
    }

    /// Whether tokens are only attributes, with what their brackets hold, and modifiers.
    private static func isHead(_ tokens: Range<Int>, _ file: SourceFile) -> Bool {
        var depth = 0
        for index in tokens {
            let token = file.tokens[index]
            if token.kind == .mark { depth += SourceFile.nesting(file.bytes[token.lowerBound]) }
            let isPart = depth > 0 || token.kind == .attribute || file.isToken(index, ")")
            guard isPart || SourceFile.isModifier(token, file) else { return false }
        }
        return true
    }
}
