/// The part of a compiler's messages that is worth reading first.
package enum CompilerExcerpt {
    /// As many errors as people correct before they compile again; clang stops after as many.
    package static let mostErrors = 20

    /// All up to the last of the first errors, and how many more there are.
    package static func firstErrors(of text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var errors = 0, end = lines.endIndex
        for (index, line) in lines.enumerated() {
            guard let kind = kind(of: line) else { continue }
            if kind == "error" { errors += 1 }
            // Notes belong to the error before them.
            if errors >= mostErrors, end == lines.endIndex, kind == "warning" || errors > mostErrors { end = index }
        }
        guard errors > mostErrors else { return text }
        let more = errors - mostErrors
        return lines[..<end].joined(separator: "\n")
            + "\n… \(more) more \(more == 1 ? "error" : "errors"); --verbose lists all\n"
    }

    /// What begins on a line that names a place: an error, a warning or a note. Quoted sources are indented.
    private static func kind(of line: Substring) -> Substring? {
        guard line.contains("error: ") || line.contains("warning: ") || line.contains("note: ") else {
            return nil
        }
        return TerminalText.withoutColors(line).prefixMatch(of: #/[^\s|].*?:\d+:\d+: (error|warning|note): /#).map {
            Substring($0.1)
        }
    }
}
