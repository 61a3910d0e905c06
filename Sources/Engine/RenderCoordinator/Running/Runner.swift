import Foundation
import RenderModel
import RenderPlanning
import Synchronization

/// Makes plans and carries them out, for every command. This process runs no user code: workers do.
///
///     let runner = Runner(settings, listeners: [ProgressReporter(), ManifestReporter(folder)])
///     try runner.run(try runner.plan(.render, planSettings))
package final class Runner {
    private var settings: RunSettings
    private let events: RunEvents
    /// The worker that has described the widgets, which is the first to be asked for more.
    private var session: WorkerSession

    package init(_ settings: RunSettings, listeners: [any RunListener] = []) {
        (self.settings, events) = (settings, RunEvents(listeners))
        session = WorkerSession(settings.launch)
    }

    /// Asks a worker for the widgets, and plans. Where a widget cannot be described, the others are planned.
    ///
    /// - Throws: `PlanError`, or `DescribeError` where no widget can be described.
    package func plan(
        _ action: some RunAction, _ planSettings: PlanSettings, of subject: RunPlan.Subject = .widgets
    ) throws -> RunPlan {
        var declared: [WidgetDescriptor], broken: [BrokenWidget] = []
        switch subject {
        case .widgets:
            let description = try session.describe(within: planSettings.timeout) { answer in
                events.emit(output: answer, from: "describing the widgets")
            }
            (declared, broken) = (description.widgets, description.broken)
            // From here on no worker asks those that cannot be described.
            settings.launch = session.launch
        case .previews(let words):
            declared = try PreviewCatalog(askedOf: session, timeout: planSettings.timeout).filtered(by: words)
        }
        var pictures: RenderPlan
        if action.listsConfigurations {
            // What a list leaves out needs no reason.
            pictures = try RenderPlan(widgets: declared, settings: planSettings)
            pictures.notes = []
            try pictures.checkConfigurations(by: session)
        } else {
            pictures = try RenderPlan.checked(declared, planSettings, by: session)
        }
        // Which kind a broken widget is of is not known: where kinds are asked for, it may be none of them.
        if !action.reportsBrokenWidgets || !planSettings.kinds.isEmpty {
            pictures.notes += broken.map(\.note)
            broken = []
        }
        let plan = RunPlan(action, pictures, subject: subject, declared: declared, brokenWidgets: broken)
        return planSettings.shard.map(plan.shard) ?? plan
    }

    /// Carries a plan out, and ends when every listener has. Blocks until then.
    ///
    /// - Throws: what there is no result for at all, and what the listeners throw. What cannot be drawn is an event.
    ///
    /// - Parameter adjust: changes how it is done, now that the plan is known.
    package func run(_ plan: RunPlan, adjusting adjust: (inout RunSettings) -> Void = { _ in }) throws {
        adjust(&settings)
        session.place(plan.placed)
        events.emit(.planned(plan))
        try plan.action.run(RunContext(plan: plan, settings: settings, events: events), take())
        try events.finish()
    }

    /// Gives the session away, to be used by another thread.
    private func take() -> sending WorkerSession {
        nonisolated(unsafe) let session = session
        self.session = WorkerSession(settings.launch)
        return session
    }
}

/// What is known while a plan is carried out.
package struct RunContext: Sendable {
    package let plan: RunPlan
    package let settings: RunSettings
    package let events: RunEvents

    package func emit(_ event: RunEvent) { events.emit(event) }
}

/// The run's listeners, of which each hears of one event at a time.
package final class RunEvents: Sendable {
    private let listeners: [any RunListener]
    private let emitting = Mutex(())

    init(_ listeners: [any RunListener]) { self.listeners = listeners }

    package func emit(_ event: RunEvent) {
        emitting.withLock { _ in
            for listener in listeners { listener.handle(event) }
        }
    }

    /// Tells of what user code printed, if it did.
    package func emit<Reply>(output answer: WorkerAnswer<Reply>, from source: @autoclosure () -> String) {
        guard !answer.output.isEmpty else { return }
        emit(.output(answer.output, from: source()))
    }

    func finish() throws {
        for listener in listeners { try listener.finish() }
    }
}
