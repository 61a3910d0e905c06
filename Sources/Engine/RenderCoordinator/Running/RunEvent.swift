import RenderModel

/// What happens while a plan is carried out, in the order in which it happens; pictures end in any order.
package enum RenderEvent: Sendable {
    /// The widgets are known and `pictures` need no timeline.
    case planned(RenderPlan, pictures: Int)
    /// A provider has answered, which adds pictures.
    case timeline(PlanGroup, TimelineSummary, pictures: Int)
    case picture(PlannedPicture, PictureResult)
    case failure(RenderFailure)
    /// What user code printed during one request.
    case output(String, from: String)
}

/// Hears of events, from any thread, one at a time.
package protocol RenderListener: Sendable {
    func handle(_ event: RenderEvent)
}
