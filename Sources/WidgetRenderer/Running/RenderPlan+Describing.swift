import WidgetKitCore

extension RenderPlan {
    /// Asks a worker for the widgets and plans their pictures.
    static func described(by session: WorkerSession, _ settings: PlanSettings) throws -> RenderPlan {
        switch session.ask(.describe, within: settings.timeout + 1).result {
        case .success(.descriptors(let widgets)):
            let plan = try RenderPlan(widgets: widgets, settings: settings)
            try plan.checkConfigurations(by: session)
            return plan
        case .success(let other): throw DescribeError(reason: FailureReason(.failed, "it answered \(other)"))
        case .failure(let reason): throw DescribeError(reason: reason)
        }
    }
}

extension PlanGroup {
    /// The picture that stands for the group: the first entry where timelines are wanted, else the first picture that
    /// needs none.
    var representative: PlannedPicture? { (timelinePictures(count: 1) + immediatePictures).first }
}
