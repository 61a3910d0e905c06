import Findings
import Synchronization
import SystemSupport

/// Prints what a run has drawn, and ends the command with the status that this deserves.
package final class SummaryReporter: RunListener {
    private let report = Mutex<RenderReport?>(nil)
    private let start: ContinuousClock.Instant
    /// The page to open, as the user would write its path.
    private let page: String
    private let findings: GroupedFindings
    private let record: FolderRecord?
    /// The command that was typed, without its options.
    private let command: String
    private let reply: CommandReply
    /// The command again, about the first request that failed.
    private let retry: @Sendable (RenderReport) -> String

    /// - Parameters:
    ///   - record: what lies in the folder.
    package init(
        since start: ContinuousClock.Instant, page: String, findings: GroupedFindings, record: FolderRecord? = nil,
        command: String, _ reply: CommandReply,
        retry: @escaping @Sendable (RenderReport) -> String
    ) {
        (self.start, self.page, self.findings, self.record) = (start, page, findings, record)
        (self.command, self.reply, self.retry) = (command, reply, retry)
    }

    package func handle(_ event: RunEvent) {
        if case .rendered(let whole) = event { report.withLock { $0 = whole } }
    }

    package func finish() throws {
        guard let report = report.withLock(\.self) else { return }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let policy = findings.policy, findings = findings.groups(of: report)
        let counts = record.map { $0.counts.withLock(\.self) }
        reply.give(RenderedRun(report, findings: findings, counts: counts, seconds: seconds, page: page)) {
            Summary(report: report, findings: findings, counts: counts, wallTime: seconds, page: page)
        }
        try check(report)
        try CommandFailure.check(findings.count { policy.fails($0) }, policy)
    }

    private func check(_ report: RenderReport) throws {
        if report.failures.isEmpty, let broken = report.brokenWidgets.first {
            let count = report.brokenWidgets.count
            throw CommandFailure(
                .requestFailed,
                "\(count == 1 ? broken.type : Count.text(count, "widget")) could not be described; to try "
                    + "again: \(command) --verbose")
        }
        guard report.failures.isEmpty else {
            throw CommandFailure(
                .requestFailed,
                "\(Count.text(report.failures.count, "request")) failed; to try one again: \(retry(report))")
        }
    }
}

extension CommandFailure {
    /// - Throws: where there are findings of those that fail.
    package static func check(_ count: Int, _ policy: FindingPolicy) throws {
        guard count > 0 else { return }
        throw CommandFailure(.checkFailed, "\(Count.text(count, "finding")) of \(policy.failingDescription)")
    }
}

/// What a run prints when it is done.
package struct Summary: CustomStringConvertible {
    /// How many findings and failures are spelled out.
    private static let longest = 20
    /// How many widgets are named that have the same trouble.
    private static let longestList = 4
    /// How many pictures are named that failed for the same reason.
    private static let longestSubjects = 1

    package var report: RenderReport
    package var findings: [FindingGroup]
    /// Seconds.
    package var wallTime: Double
    /// What became of the folder's pictures; nil where that is unknown.
    package var counts: FolderRecord.Counts?
    /// The page to open, as the user would write its path.
    package var page: String

    /// - Parameter findings: the report's; nil groups them with nothing allowed.
    package init(
        report: RenderReport, findings: [FindingGroup]? = nil, counts: FolderRecord.Counts? = nil, wallTime: Double,
        page: String
    ) {
        self.findings = findings ?? report.findingGroups(FindingPolicy())
        (self.report, self.counts, self.wallTime, self.page) = (report, counts, wallTime, page)
    }

    package var description: String {
        ([headline] + countLines + findingLines + failureLines + ["Open \(page)"]).joined(separator: "\n")
    }

    private var headline: String {
        let seconds = (wallTime * 100).rounded() / 100
        let subject = report.plan.widgets.contains { $0.preview != nil } ? "preview" : "widget"
        // Without those that have nothing of what was asked for, such as a family.
        let shown = report.plan.widgets.count { widget in report.plan.groups.contains { $0.widget == widget } }
        return
            "Rendered \(Count.text(report.pictures.count, "image")) of \(Count.text(shown, subject)) in \(seconds) s."
    }

    /// `61 new, 12 changed, 49 unchanged; 30 of other runs kept, which --clean removes`; nothing for a new folder.
    private var countLines: [String] {
        guard let counts, counts.hadPictures else { return [] }
        let drawn = [(counts.new, "new"), (counts.changed, "changed"), (counts.unchanged, "unchanged")]
        let drawnWords = drawn.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let rest = [
            counts.kept > 0 ? "\(counts.kept) of earlier runs kept (--clean removes them)" : nil,
            counts.removed > 0 ? "\(counts.removed) removed" : nil
        ].compactMap(\.self).joined(separator: ", ")
        return ["  " + [drawnWords, rest].filter { !$0.isEmpty }.joined(separator: ", ")]
    }

    /// One line for each fact, the gravest and most frequent first.
    private var findingLines: [String] {
        guard !findings.isEmpty else { return ["No findings."] }
        let allowed = findings.count { $0.allowed != nil }
        let grant = allowed > 0 ? ", \(allowed) of them allowed" : ""
        let folded = Self.folded(findings), shown = folded.prefix(Self.longest)
        let lines = shown.map { group, others in "  \(group)\(others > 0 ? "; \(others) more of this line" : "")" }
        let told = shown.reduce(0) { $0 + 1 + $1.others }
        return ["\(Count.text(findings.count, "finding"))\(grant):"] + lines + Self.rest(findings.count - told)
    }

    /// One of those that a line of the source has for one reason, such as a text for each day, and how many others.
    private static func folded(_ findings: [FindingGroup]) -> [(group: FindingGroup, others: Int)] {
        struct Line: Hashable {
            var code: FindingCode
            var severity: Finding.Severity
            var source: SourcePlace
            var allowed: String?
        }
        var result: [(group: FindingGroup, others: Int)] = [], places: [Line: Int] = [:]
        for group in findings {
            let line = group.source.map {
                Line(code: group.code, severity: group.severity, source: $0, allowed: group.allowed)
            }
            if let line, let place = places[line] {
                result[place].others += 1
            } else {
                if let line { places[line] = result.count }
                result.append((group, 0))
            }
        }
        return result
    }

    private var failureLines: [String] {
        guard !report.failures.isEmpty else { return brokenLines }
        let tried = Self.causes(
            report.failures.filter { $0.reason.code != .notTried }.map {
                ($0.subjectDescription, $0.reason.message, $0.cause)
            })
        let notTried = Self.causes(
            report.failures.filter { $0.reason.code == .notTried }.map {
                ($0.kind, $0.reason.message, $0.reason.message)
            })
        return ["\(Count.text(report.failures.count, "request")) failed:"]
            + tried.prefix(Self.longest).map { cause in
                "  \(Count.list(cause.subjects, most: Self.longestSubjects)): \(cause.message)"
            } + Self.rest(tried.count - Self.longest)
            + notTried.map { cause in
                let kinds = cause.subjects.enumerated().filter { !cause.subjects[..<$0.offset].contains($0.element) }
                    .map(\.element)
                return
                    "  \(cause.subjects.count) more of \(Count.list(kinds, most: Self.longestList)): \(cause.message)"
            } + brokenLines
    }

    /// One line for each cause.
    private var brokenLines: [String] {
        guard !report.brokenWidgets.isEmpty else { return [] }
        return ["\(Count.text(report.brokenWidgets.count, "widget")) could not be described:"]
            + Self.causes(report.brokenWidgets.map { ($0.type, $0.message, $0.message) }).map { cause in
                "  \(Count.list(cause.subjects, most: Self.longestList)): \(cause.message)"
            }
    }

    /// What is said, the first message of each cause, with what it is said of; both in the order that they came in.
    private static func causes(
        _ said: [(subject: String, message: String, cause: String)]
    ) -> [(message: String, subjects: [String])] {
        var result: [(message: String, subjects: [String])] = [], places: [String: Int] = [:]
        for (subject, message, cause) in said {
            if let place = places[cause] {
                result[place].subjects.append(subject)
            } else {
                places[cause] = result.count
                result.append((message, [subject]))
            }
        }
        return result
    }

    private static func rest(_ count: Int) -> [String] {
        count > 0 ? ["  … and \(count) more; the manifest lists them all"] : []
    }
}
