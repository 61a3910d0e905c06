import Synchronization

/// Ends a run that has drawn nothing, before anything is written or printed of it.
package final class EmptyRunCheck: RunListener {
    private struct State {
        var plan: RunPlan?
        var report: RenderReport?
        var playsNothing = true
    }

    private let state = Mutex(State())
    /// The command that was typed, without its options.
    private let command: String

    package init(command: String) { self.command = command }

    package func handle(_ event: RunEvent) {
        state.withLock { state in
            switch event {
            case .planned(let plan): state.plan = plan
            case .rendered(let whole): state.report = whole
            case .played: state.playsNothing = false
            default: break
            }
        }
    }

    package func finish() throws {
        let state = state.withLock(\.self)
        guard let plan = state.plan else { return }
        // Of a plan in many shards some may be empty.
        guard plan.pictures.settings.shard == nil else { return }
        switch plan.action {
        case .render:
            guard let report = state.report, report.pictures.isEmpty, report.failures.isEmpty,
                report.brokenWidgets.isEmpty
            else { return }
            throw CommandFailure(.usage, nothingToRender(plan))
        case .timeline where state.playsNothing: throw CommandFailure(.usage, nothingToPlay(plan))
        default: return
        }
    }

    private func nothingToRender(_ plan: RunPlan) -> String {
        if plan.subject == .previews([]), plan.pictures.widgets.isEmpty {
            return "there are no previews: the sources hold neither #Preview nor a PreviewProvider"
        }
        let notes = plan.pictures.notes
        if plan.subject == .widgets, plan.declared.isEmpty {
            return "nothing to render: the sources declare no widget, or what declares them was left out; see what was "
                + "left out with: \(command) --verbose"
        }
        let reasons = notes.isEmpty ? "the filters leave nothing" : notes.joined(separator: "; ")
        return "nothing to render: \(reasons). '\(command)' with fewer filters renders more."
    }

    private func nothingToPlay(_ plan: RunPlan) -> String {
        let notes = plan.pictures.notes.joined(separator: "; ")
        let reason =
            plan.pictures.widgets.allSatisfy(\.families.isEmpty)
            ? "only widgets have timelines, and there are none; 'darkroom render' draws controls and Live Activities"
            : "the filters leave nothing"
        return "nothing to play: \(notes.isEmpty ? reason : notes)"
    }
}
