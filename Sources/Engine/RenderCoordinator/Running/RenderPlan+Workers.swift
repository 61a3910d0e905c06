import RenderModel
import RenderPlanning

extension RenderPlan {
    /// Asks a worker for the widgets and plans their pictures.
    package static func described(by session: WorkerSession, _ settings: PlanSettings) throws -> RenderPlan {
        let description = try session.describe(within: settings.timeout)
        var plan = try checked(description.widgets, settings, by: session)
        plan.notes += description.broken.map(\.note)
        return plan
    }

    /// Plans what a worker has described, with states for its Live Activities.
    package static func checked(
        _ widgets: [WidgetDescriptor], _ settings: PlanSettings, by session: WorkerSession
    ) throws -> RenderPlan {
        let named = LocalizedNames(widgets, settings, session.launch)
        let states = ActivityStates(named.widgets, settings, session.launch)
        var plan = try RenderPlan(widgets: states.widgets, settings: states.settings)
        plan.notes += named.notes + states.notes
        try plan.checkConfigurations(by: session)
        return plan
    }

    /// Has a worker decode the chosen states, before anything is drawn.
    func checkActivities(by session: WorkerSession) throws {
        var tried: Set<String> = []
        for group in groups where !group.activities.isEmpty && tried.insert(group.widget.kind).inserted {
            let answer = session.ask(.checkConfiguration(group.timelineRequest), within: group.timeout)
            if case .failure(let reason) = answer.result {
                throw PlanError.impossibleActivity(nil, reason.message)
            }
        }
    }

    /// Has a worker try each choice on its widget, before anything is drawn.
    func checkConfigurations(by session: WorkerSession) throws {
        var tried: Set<String> = []
        for group in groups {
            guard let choice = group.configuration, tried.insert("\(group.widget.kind)\u{0}\(choice.name)").inserted
            else { continue }
            let answer = session.ask(.checkConfiguration(group.timelineRequest), within: group.timeout)
            if case .failure(let reason) = answer.result {
                throw PlanError.impossibleConfiguration(choice.name, reason.message)
            }
        }
        try checkActivities(by: session)
    }
}
