import Foundation

/// What an intent did with a Live Activity.
package struct ActivityEvent: Hashable, Sendable, Codable {
    package struct Alert: Hashable, Sendable, Codable {
        package var title: String
        package var body: String

        package init(title: String, body: String) { (self.title, self.body) = (title, body) }
    }

    package enum Change: String, Hashable, Sendable, Codable {
        case requested, updated, ended
    }

    /// What became of an activity.
    package enum State: String, Hashable, Sendable, Codable {
        case active, pending, ended, stale
        /// It left the Lock Screen at once.
        case dismissed
    }

    package var event: Change
    /// The type of its attributes.
    package var kind: String
    package var id: String
    package var attributes: JSONValue
    /// What it shows from then on.
    package var contentState: JSONValue
    /// What it showed until then; missing for one that was requested.
    package var previousState: JSONValue?
    package var staleDate: Date?
    package var state: State
    /// What came with it on the screen.
    package var alert: Alert?

    package init(
        event: Change, kind: String, id: String, attributes: JSONValue, contentState: JSONValue,
        previousState: JSONValue? = nil, staleDate: Date? = nil, state: State, alert: Alert? = nil
    ) {
        (self.event, self.kind, self.id) = (event, kind, id)
        (self.attributes, self.contentState, self.previousState) = (attributes, contentState, previousState)
        (self.staleDate, self.state, self.alert) = (staleDate, state, alert)
    }
}

extension [ActivityEvent] {
    /// What an activity showed before these events; nil for one that was requested among them.
    package func choiceBefore(of id: String) -> ActivityChoice? {
        guard let first = first(where: { $0.id == id }), let previous = first.previousState else { return nil }
        return ActivityChoice(kind: first.kind, attributes: first.attributes, contentState: previous)
    }

    /// What it shows after them; nil for one that has gone or has not begun.
    package func choiceAfter(of id: String) -> ActivityChoice? {
        guard let last = last(where: { $0.id == id }), last.state != .dismissed, last.state != .pending
        else { return nil }
        return ActivityChoice(
            kind: last.kind, attributes: last.attributes, contentState: last.contentState,
            hasEnded: last.state == .ended, staleDate: last.staleDate)
    }

    /// The activities, in the order in which they were first touched.
    package var ids: [String] {
        var seen: Set<String> = []
        return map(\.id).filter { seen.insert($0).inserted }
    }
}
