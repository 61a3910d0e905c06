import RenderModel
import Synchronization
import SystemSupport

/// Prints the pictures or the previews of a plan whose timelines are known.
package final class ListReporter: RunListener {
    private struct State {
        var subject = RunPlan.Subject.widgets
        var report: RenderReport?
    }

    private let state = Mutex(State())
    private let isJSON: Bool

    package init(isJSON: Bool) { self.isJSON = isJSON }

    package func handle(_ event: RunEvent) {
        state.withLock { state in
            switch event {
            case .planned(let plan): state.subject = plan.subject
            case .rendered(let whole): state.report = whole
            default: break
            }
        }
    }

    package func finish() throws {
        let state = state.withLock(\.self)
        guard let report = state.report else { return }
        let count = report.failures.count, failed: String
        switch state.subject {
        case .widgets:
            let printer = PlanPrinter(report: report)
            Terminal.print(isJSON ? try printer.json() : printer.table(), isJSON: isJSON)
            failed = "\(Count.text(count, "timeline")) failed, whose pictures are not in the plan"
        case .previews:
            let printer = PreviewsPrinter(report: report)
            Terminal.print(isJSON ? try printer.json() : printer.table(), isJSON: isJSON)
            failed = "\(Count.text(count, "preview")) failed, whose entries are not known"
        }
        if count > 0 { throw CommandFailure(.requestFailed, failed) }
    }
}
