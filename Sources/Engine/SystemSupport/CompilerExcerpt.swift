/// The part of a compiler's messages that is worth reading first.
package enum CompilerExcerpt {
    /// As many errors as people correct before they compile again; clang stops after as many.
    package static let mostErrors = 20

    /// More warnings than these are counted instead: a project may have hundreds, which hide what matters.
    package static let mostWarnings = 3

    /// The first errors and the warnings, each with its notes, and how many there are besides.
    package static func beginning(of text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var errors = 0, warnings = 0
        /// For each line the kind of message it belongs to, and which of its kind that is.
        var places: [(kind: Substring, number: Int)] = []
        for line in lines {
            let kind = kind(of: line)
            if kind == "error" { errors += 1 }
            if kind == "warning" { warnings += 1 }
            switch kind {
            case "error"?: places.append(("error", errors))
            case "warning"?: places.append(("warning", warnings))
            default: places.append(places.last ?? ("", 0))
            }
        }
        guard errors > mostErrors || warnings > mostWarnings else { return text }
        let shown = zip(lines, places).filter { _, place in
            switch place.kind {
            case "error": place.number <= mostErrors
            case "warning": warnings <= mostWarnings
            default: true
            }
        }
        var result = shown.map(\.0).joined(separator: "\n")
        func add(_ line: String) {
            if !result.isEmpty, !result.hasSuffix("\n") { result += "\n" }
            result += "… \(line)\n"
        }
        let more = errors - mostErrors
        if more > 0 { add("\(more) more \(more == 1 ? "error" : "errors"); --verbose lists all") }
        if warnings > mostWarnings { add("\(warnings) warnings of the compiler; --verbose lists them") }
        return result
    }

    private static let message = Pattern(#/[^\s|].*?:\d+:\d+: (error|warning|note): /#)

    /// What begins on a line that names a place: an error, a warning or a note. Quoted sources are indented.
    private static func kind(of line: Substring) -> Substring? {
        guard line.contains("error: ") || line.contains("warning: ") || line.contains("note: ") else {
            return nil
        }
        return TerminalText.withoutColors(line).prefixMatch(of: Self.message).map {
            Substring($0.1)
        }
    }
}
