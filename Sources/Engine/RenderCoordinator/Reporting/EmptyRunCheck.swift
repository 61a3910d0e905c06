import Synchronization

/// Ends a run that has drawn nothing, before anything is written or printed of it.
package final class EmptyRunCheck: RunListener {
    private struct State {
        var plan: RunPlan?
        var report: RenderReport?
    }

    private let state = Mutex(State())
    /// The command that was typed, without its options.
    private let command: String
    /// What the program was compiled without, a sentence each.
    private let leftOut: [String]

    package init(_ program: WidgetExecutable) { (command, leftOut) = (program.command, program.leftOut) }

    package func handle(_ event: RunEvent) {
        state.withLock { state in
            switch event {
            case .planned(let plan): state.plan = plan
            case .rendered(let whole): state.report = whole
            default: break
            }
        }
    }

    package func finish() throws {
        let state = state.withLock(\.self)
        guard let plan = state.plan else { return }
        // Of a plan in many shards some may be empty.
        guard plan.pictures.settings.shard == nil else { return }
        guard (plan.action as? PictureAction)?.work == .render, let report = state.report, report.pictures.isEmpty,
            report.failures.isEmpty, report.brokenWidgets.isEmpty
        else { return }
        if plan.subject == .widgets, plan.declared.isEmpty, let lost = lostWidgets {
            throw CommandFailure(.sourceDidNotCompile, lost)
        }
        throw CommandFailure(.usage, nothingToRender(plan))
    }

    private func nothingToRender(_ plan: RunPlan) -> String {
        if plan.subject == .previews([]), plan.pictures.widgets.isEmpty {
            return "there are no previews: the sources contain no #Preview or PreviewProvider"
        }
        let notes = plan.pictures.notes
        if plan.subject == .widgets, plan.declared.isEmpty {
            return "nothing to render: the sources declare no widgets; to list the targets: darkroom targets <path>"
        }
        let reasons = notes.isEmpty ? "nothing matches the filters" : notes.joined(separator: "; ")
        return "nothing to render: \(reasons). Use fewer filters, or none: \(command)"
    }

    /// Why no widget is left of sources of which parts were left out; nil where none was.
    private var lostWidgets: String? {
        let widgets = leftOut.filter { $0.contains("WidgetConfiguration") || $0.contains("WidgetBundle") }
        guard let first = widgets.first ?? leftOut.first else { return nil }
        let rest = (widgets.isEmpty ? leftOut : widgets).count - 1
        return "nothing to render: the code that declares the widgets is left out: \(first)"
            + (rest > 0 ? "; and \(rest) more" : "") + ". To list all of it: \(command) --verbose"
    }
}
