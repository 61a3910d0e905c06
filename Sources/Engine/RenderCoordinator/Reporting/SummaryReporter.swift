import Findings
import Synchronization
import SystemSupport

/// Prints what a run has drawn, and ends the command with the status that this deserves.
package final class SummaryReporter: RunListener {
    private let report = Mutex<RenderReport?>(nil)
    private let start: ContinuousClock.Instant
    /// The page to open, as the user would write its path.
    private let page: String
    private let failOn: Finding.Severity?
    /// The command that was typed, without its options.
    private let command: String
    /// The command again, about the first request that failed.
    private let retry: @Sendable (RenderReport) -> String

    /// - Parameter failOn: findings that are as severe end the command with status 1.
    package init(
        since start: ContinuousClock.Instant, page: String, failOn: Finding.Severity?, command: String,
        retry: @escaping @Sendable (RenderReport) -> String
    ) {
        (self.start, self.page, self.failOn, self.command, self.retry) = (start, page, failOn, command, retry)
    }

    package func handle(_ event: RunEvent) {
        if case .rendered(let whole) = event { report.withLock { $0 = whole } }
    }

    package func finish() throws {
        guard let report = report.withLock(\.self) else { return }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        Terminal.print(Summary(report: report, wallTime: seconds, page: page))
        try check(report)
    }

    private func check(_ report: RenderReport) throws {
        if report.failures.isEmpty, let broken = report.brokenWidgets.first {
            let count = report.brokenWidgets.count
            throw CommandFailure(
                .requestFailed, "\(count == 1 ? broken.type : Count.text(count, "widget")) could not be described; to try "
                    + "again: \(command) --verbose")
        }
        guard report.failures.isEmpty else {
            throw CommandFailure(
                .requestFailed,
                "\(Count.text(report.failures.count, "request")) failed; to try one again: \(retry(report))")
        }
        guard let failOn else { return }
        var fatal = 0
        report.forEachFinding { if $0.severity.rank >= failOn.rank { fatal += 1 } }
        try CommandFailure.check(fatal, failOn)
    }
}

extension CommandFailure {
    /// - Throws: where findings are as severe as `--fail-on` says.
    static func check(_ count: Int, _ severity: Finding.Severity) throws {
        guard count > 0 else { return }
        throw CommandFailure(.fatalFindings, "\(Count.text(count, "finding")) of severity \(severity) or worse")
    }
}
