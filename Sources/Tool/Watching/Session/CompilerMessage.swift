import SystemSupport

/// What the compiler says of a place in the sources.
package struct CompilerMessage: Hashable, Sendable, Encodable {
    /// `error` or `warning`.
    package var severity: String
    package var message: String
    /// As it is told to the user; nil where it is about no file.
    package var file: String?
    /// Counted from 1.
    package var line: Int?
    package var column: Int?
    /// The lines of source below it, with the compiler's marks; empty where there are none.
    package var excerpt: String

    package init(
        severity: String = "error", message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
        excerpt: String = ""
    ) {
        (self.severity, self.message, self.excerpt) = (severity, message, excerpt)
        (self.file, self.line, self.column) = (file, line, column)
    }

    /// The errors and warnings in what a compiler has printed, each once, errors first. Notes belong to the message that
    /// they follow.
    package static func all(in output: String) -> [CompilerMessage] {
        var found: [CompilerMessage] = []
        for line in TerminalText.withoutColors(output).split(separator: "\n", omittingEmptySubsequences: false) {
            if let message = CompilerMessage(line: line) {
                found.append(message)
            } else if !found.isEmpty, !line.isEmpty, !line.hasPrefix("<unknown>") {
                let last = found.count - 1
                found[last].excerpt += (found[last].excerpt.isEmpty ? "" : "\n") + line
            }
        }
        var told: Set<String> = []
        let distinct = found.filter {
            told.insert("\($0.file ?? "") \($0.line ?? 0) \($0.column ?? 0) \($0.message)").inserted
        }
        return distinct.filter { $0.severity == "error" } + distinct.filter { $0.severity != "error" }
    }

    private static let message = Pattern(#/([^\s:][^:]*):(\d+):(\d+): (error|warning): (.*)/#)
    private static let messageWithoutPlace = Pattern(#/(?:<unknown>:0: )?(error|warning): (.*)/#)

    /// The first line of a message; nil for any other line.
    private init?(line: Substring) {
        if let match = line.prefixMatch(of: Self.message) {
            self.init(
                severity: String(match.4), message: String(match.5), file: String(match.1), line: Int(match.2),
                column: Int(match.3))
        } else if let match = line.prefixMatch(of: Self.messageWithoutPlace) {
            self.init(severity: String(match.1), message: String(match.2))
        } else {
            return nil
        }
    }
}

extension CompilerMessage {
    /// What a compilation that failed said: the compiler's own errors, then what may help, then the rest.
    static func all(of collected: CollectedDiagnostics, _ failure: String) -> [CompilerMessage] {
        let output = collected.all.filter { $0.kind == .compiler }.map(\.message).joined(separator: "\n")
        let found = all(in: output)
        return found.filter { $0.severity == "error" } + [CompilerMessage(message: failure)]
            + found.filter { $0.severity != "error" }
    }
}
