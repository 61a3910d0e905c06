import ActivityKit

/// What the views of a Live Activity are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The activity's identifier, which `Activity.id` gives too.
    public let activityID: String
    /// What does not change while the activity lives.
    public let attributes: Attributes
    /// What the last update said.
    public let state: Attributes.ContentState
    /// Whether the stale date has passed.
    public let isStale: Bool

    package init(activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool) {
        self.activityID = activityID
        self.attributes = attributes
        self.state = state
        self.isStale = isStale
    }
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
