import Reports
import Snapshots

/// What `verify --json` and `report --json` say.
struct ReportAnswer: Encodable, Sendable {
    /// The report's folder, as it was typed.
    var output: String
    var page: String
    /// Missing where reports were only merged.
    var seconds: Double?
    /// How many snapshots are in each state, those in none left out.
    var counts: [String: Int]
    /// What cannot be told of one snapshot, a sentence each.
    var problems: [String]
    /// As `report.json` has it; the files that it names lie in the folder.
    var report: SnapshotReport

    init(_ report: SnapshotReport, in output: String, page: String, seconds: Double? = nil) {
        (self.output, self.page, self.seconds, self.report) = (output, page, seconds, report)
        let counted = ReportCounts(report.snapshots)
        counts = Dictionary(
            uniqueKeysWithValues: ReportCounts.order.filter { counted[$0] > 0 }.map { ($0.rawValue, counted[$0]) })
        problems = report.wholeProblems
    }
}
