import ActivityKit
import Foundation
import RenderModel

/// A state of a Live Activity to show, with its types erased.
package struct ActivityViewState: @unchecked Sendable {
    package var attributes: any ActivityAttributes
    /// The attributes' `ContentState`.
    package var state: any (Decodable & Encodable & Hashable)
    package var isStale: Bool
    /// From this moment on it is stale, whatever `isStale` says.
    package var staleDate: Date?
    /// Whether the activity is over and still on the Lock Screen.
    package var hasEnded: Bool
    /// Tells it from the others; nil where it has no name.
    package var name: String?
    package var activityID: String

    package init<Attributes: ActivityAttributes>(
        _ attributes: Attributes, _ state: Attributes.ContentState, isStale: Bool = false, hasEnded: Bool = false,
        name: String? = nil, activityID: String = "activity"
    ) {
        self.attributes = attributes
        self.state = state
        self.isStale = isStale
        self.hasEnded = hasEnded
        self.name = name
        self.activityID = activityID
    }

    /// As it is at that moment.
    func shown(at clock: Date) -> Self {
        var copy = self
        copy.isStale = isStale || (staleDate.map { $0 <= clock } ?? false)
        return copy
    }

    package var summary: ActivityStateSummary {
        ActivityStateSummary(name: name, isStale: isStale, hasEnded: hasEnded)
    }

    func context<Attributes: ActivityAttributes>(of type: Attributes.Type) -> ActivityViewContext<Attributes>? {
        guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState
        else { return nil }
        return ActivityViewContext(activityID: activityID, attributes: attributes, state: state, isStale: isStale)
    }
}
