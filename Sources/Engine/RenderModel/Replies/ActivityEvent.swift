import ActivityKit
import AppIntents
import Foundation

/// What an intent did with a Live Activity.
package struct ActivityEvent: Hashable, Sendable, Codable {
    package struct Alert: Hashable, Sendable, Codable {
        package var title: String
        package var body: String
    }

    /// `requested`, `updated` or `ended`.
    package var event: String
    /// The type of its attributes.
    package var kind: String
    package var id: String
    package var attributes: _IntentJSON
    /// What it shows from then on.
    package var contentState: _IntentJSON
    /// What it showed until then; missing for one that was requested.
    package var previousState: _IntentJSON?
    package var staleDate: Date?
    /// What became of it: `active`, `pending`, `ended`, and `dismissed` where it left the Lock Screen at once.
    package var state: String
    /// What came with it on the screen.
    package var alert: Alert?
}

extension ActivityEvent {
    init(_ event: ActivityEvents.Event) {
        func json(_ data: Data?) -> _IntentJSON? { data.flatMap { try? JSONDecoder().decode(_IntentJSON.self, from: $0) } }
        self.init(
            event: event.what.rawValue, kind: event.kind, id: event.id, attributes: json(event.attributes) ?? .null,
            contentState: json(event.state) ?? .null, previousState: json(event.previousState),
            staleDate: event.staleDate, state: event.life.rawValue,
            alert: event.alert.map { Alert(title: String(localized: $0.title), body: String(localized: $0.body)) })
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
        guard let last = last(where: { $0.id == id }), last.state != "dismissed", last.state != "pending"
        else { return nil }
        return ActivityChoice(
            kind: last.kind, attributes: last.attributes, contentState: last.contentState,
            hasEnded: last.state == "ended", staleDate: last.staleDate)
    }

    /// The activities, in the order in which they were first touched.
    package var ids: [String] {
        var seen: Set<String> = []
        return map(\.id).filter { seen.insert($0).inserted }
    }
}
