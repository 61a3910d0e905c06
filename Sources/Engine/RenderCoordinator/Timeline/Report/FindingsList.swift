import Findings
import SystemSupport

/// Findings as a list of a page.
struct FindingsList {
    private let items: [(severity: Finding.Severity, code: FindingCode, text: String)]

    init(findings: [Finding]) { items = findings.map { ($0.severity, $0.code, $0.message) } }

    /// Each with its line of the source and the pictures that have it.
    init(groups: [FindingGroup]) { items = groups.map { ($0.severity, $0.code, $0.statement) } }

    var html: String {
        guard !items.isEmpty else { return "" }
        let lines = items.map { item in
            "<li class=\"\(item.severity.rawValue)\"><b>\(item.severity.rawValue): "
                + "\(HTML.escape(item.code.name))</b> \(HTML.escape(item.text))</li>"
        }
        return "<ul class=\"findings\">\n\(lines.joined(separator: "\n"))\n</ul>"
    }
}
