import Findings

/// What a run prints when it is done.
package struct Summary: CustomStringConvertible {
    /// How many findings and failures are spelled out.
    private static let longest = 20

    package var report: RenderReport
    package var findings: [FindingGroup]
    /// Seconds.
    package var wallTime: Double
    /// The page to open, as the user would write its path.
    package var page: String

    /// - Parameter findings: the report's; nil groups them with nothing allowed.
    package init(report: RenderReport, findings: [FindingGroup]? = nil, wallTime: Double, page: String) {
        self.findings = findings ?? report.findingGroups(FindingPolicy())
        (self.report, self.wallTime, self.page) = (report, wallTime, page)
    }

    package var description: String {
        ([headline] + findingLines + failureLines + ["Open \(page)"]).joined(separator: "\n")
    }

    private var headline: String {
        let seconds = (wallTime * 100).rounded() / 100
        let subject = report.plan.widgets.contains { $0.preview != nil } ? "preview" : "widget"
        return "Rendered \(Count.text(report.pictures.count, "picture")) of "
            + "\(Count.text(report.plan.widgets.count, subject)) in \(seconds) s."
    }

    /// One line for each fact, the gravest and most frequent first.
    private var findingLines: [String] {
        guard !findings.isEmpty else { return ["No findings."] }
        let allowed = findings.count { $0.allowed != nil }
        let grant = allowed > 0 ? ", \(allowed) of them allowed" : ""
        let lines = findings.prefix(Self.longest).map { "  \($0)" }
        return ["\(Count.text(findings.count, "finding"))\(grant):"] + lines + Self.rest(of: findings.count)
    }

    private var failureLines: [String] {
        guard !report.failures.isEmpty else { return brokenLines }
        let tried = report.failures.filter { $0.reason.code != .notTried }
        let lines = tried.prefix(Self.longest).map { "  \($0.subjectDescription): \($0.reason.message)" }
        return ["\(Count.text(report.failures.count, "request")) failed:"] + lines + Self.rest(of: tried.count)
            + notTriedLines + brokenLines
    }

    /// One line for each reason why pictures are not tried.
    private var notTriedLines: [String] {
        var counts: [(text: String, count: Int)] = []
        for failure in report.failures where failure.reason.code == .notTried {
            let text = "\(failure.kind): \(failure.reason.message)"
            if let index = counts.firstIndex(where: { $0.text == text }) {
                counts[index].count += 1
            } else {
                counts.append((text, 1))
            }
        }
        return counts.map { "  \($0.count) more of \($0.text)" }
    }

    private var brokenLines: [String] {
        guard !report.brokenWidgets.isEmpty else { return [] }
        return ["\(Count.text(report.brokenWidgets.count, "widget")) could not be described:"]
            + report.brokenWidgets.map { "  \($0.type): \($0.message)" }
    }

    private static func rest(of count: Int) -> [String] {
        count > longest ? ["  … and \(count - longest) more; the manifest lists them all"] : []
    }
}
