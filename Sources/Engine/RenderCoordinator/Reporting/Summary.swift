import Findings

/// What a run prints when it is done.
package struct Summary: CustomStringConvertible {
    /// How many findings and failures are spelled out.
    private static let longest = 20

    package var report: RenderReport
    /// Seconds.
    package var wallTime: Double
    /// The page to open, as the user would write its path.
    package var page: String

    package init(report: RenderReport, wallTime: Double, page: String) {
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

    /// One line for each code, the severest and most frequent first, with its first message.
    private var findingLines: [String] {
        var groups: [FindingCode: (first: Finding, count: Int)] = [:], count = 0
        report.forEachFinding { finding in
            groups[finding.code, default: (finding, 0)].count += 1
            count += 1
        }
        guard count > 0 else { return ["No findings."] }
        let ordered = groups.values.sorted { a, b in
            (a.first.severity.rank, a.count, b.first.code) > (b.first.severity.rank, b.count, a.first.code)
        }
        let lines = ordered.prefix(Self.longest).map { group in
            "  \(group.first.severity) \(group.first.code) (\(group.count)): \(group.first.message)"
        }
        return ["\(Count.text(count, "finding")):"] + lines + Self.rest(of: ordered.count)
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

extension Finding.Severity {
    /// Higher is worse.
    package var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
