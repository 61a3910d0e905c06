/// Something the picture does not show as an iPhone would, or that a widget author would want to know.
package struct Finding: Hashable, Sendable, Codable {
    package enum Severity: String, Hashable, Sendable, Codable {
        case note, warning, error
    }

    package var code: FindingCode
    package var severity: Severity
    /// One sentence: what, where, and the way out.
    package var message: String

    package init(_ code: FindingCode, _ message: String) { self.init(code, code.severity, message) }

    package init(_ code: FindingCode, _ severity: Severity, _ message: String) {
        (self.code, self.severity, self.message) = (code, severity, message)
    }
}
