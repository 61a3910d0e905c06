/// Something the picture does not show as an iPhone would, or that a widget author would want to know.
package struct Finding: Hashable, Sendable, Codable {
    package enum Severity: String, Hashable, Sendable, Codable {
        case note, warning, error
    }

    /// A stable name to filter by, such as `missing-glyph` or `unknown-symbol`.
    package var code: String
    package var severity: Severity
    /// One sentence: what, where, and the way out.
    package var message: String

    package init(_ code: String, _ severity: Severity = .warning, _ message: String) {
        self.code = code
        self.severity = severity
        self.message = message
    }
}
