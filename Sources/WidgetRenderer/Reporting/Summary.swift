import DisplayList

/// What a run prints when it is done.
package struct Summary: CustomStringConvertible {
    /// How many findings and failures are spelled out.
    private static let longest = 20

    package var report: RenderReport
    /// Seconds.
    package var wallTime: Double
    /// The page to open, as the user would write its path.
    package var page: String

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
        let groups = Dictionary(grouping: report.findings, by: \.code).map(\.value)
        guard !groups.isEmpty else { return ["No findings."] }
        let ordered = groups.sorted { a, b in
            (a[0].severity.rank, a.count, b[0].code) > (b[0].severity.rank, b.count, a[0].code)
        }
        let lines = ordered.prefix(Self.longest).map { group in
            "  \(group[0].severity) \(group[0].code) (\(group.count)): \(group[0].message)"
        }
        return ["\(Count.text(report.findings.count, "finding")):"] + lines + Self.rest(of: ordered.count)
    }

    private var failureLines: [String] {
        guard !report.failures.isEmpty else { return [] }
        let lines = report.failures.prefix(Self.longest).map { "  \($0.subjectDescription): \($0.reason.message)" }
        return ["\(Count.text(report.failures.count, "request")) failed:"] + lines
            + Self.rest(of: report.failures.count)
    }

    private static func rest(of count: Int) -> [String] {
        count > longest ? ["  … and \(count - longest) more; the manifest lists them all"] : []
    }
}

extension Finding.Severity {
    /// Higher is worse.
    var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
