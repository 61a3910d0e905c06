import Findings
import Synchronization
import SystemSupport

/// Prints what a run has drawn, and ends the command with the status that this deserves.
package final class SummaryReporter: RunListener {
    private let report = Mutex<RenderReport?>(nil)
    private let start: ContinuousClock.Instant
    /// The page to open, as the user would write its path.
    private let page: String
    private let policy: FindingPolicy
    private let record: FolderRecord?
    /// The command that was typed, without its options.
    private let command: String
    /// The command again, about the first request that failed.
    private let retry: @Sendable (RenderReport) -> String

    /// - Parameters:
    ///   - policy: which findings end the command with status 1.
    ///   - record: what lies in the folder.
    package init(
        since start: ContinuousClock.Instant, page: String, policy: FindingPolicy, record: FolderRecord? = nil,
        command: String,
        retry: @escaping @Sendable (RenderReport) -> String
    ) {
        (self.start, self.page, self.policy, self.record) = (start, page, policy, record)
        (self.command, self.retry) = (command, retry)
    }

    package func handle(_ event: RunEvent) {
        if case .rendered(let whole) = event { report.withLock { $0 = whole } }
    }

    package func finish() throws {
        guard let report = report.withLock(\.self) else { return }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let findings = report.findingGroups(policy)
        let counts = record.map { $0.counts.withLock(\.self) }
        Terminal.print(Summary(report: report, findings: findings, counts: counts, wallTime: seconds, page: page))
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
    static func check(_ count: Int, _ policy: FindingPolicy) throws {
        guard count > 0 else { return }
        throw CommandFailure(.checkFailed, "\(Count.text(count, "finding")) of \(policy.failingDescription)")
    }
}
