import Findings

/// Findings as a list of a page.
struct FindingsList {
    let findings: [Finding]

    var html: String {
        guard !findings.isEmpty else { return "" }
        let items = findings.map { finding in
            "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue): "
                + "\(HTML.escape(finding.code.name))</b> \(HTML.escape(finding.message))</li>"
        }
        return "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\n</ul>"
    }
}
