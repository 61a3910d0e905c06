import RenderModel

extension RenderPlan {
    /// Asks a worker for the widgets and plans their pictures.
    package static func described(by session: WorkerSession, _ settings: PlanSettings) throws -> RenderPlan {
        let description = try session.describe(within: settings.timeout + 1)
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
}

extension RenderGroup {
    /// The picture that stands for the group: the first entry where timelines are wanted, else the first picture that
    /// needs none.
    package var representative: PlannedPicture? { (timelinePictures(count: 1) + immediatePictures).first }
}
