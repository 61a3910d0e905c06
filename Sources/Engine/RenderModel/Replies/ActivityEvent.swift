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

/// What a manifest says of the state that a Live Activity shows.
package struct ActivityStateSummary: Hashable, Sendable, Codable {
    package var name: String?
    package var isStale: Bool
    package var hasEnded: Bool

    package init(name: String? = nil, isStale: Bool = false, hasEnded: Bool = false) {
        (self.name, self.isStale, self.hasEnded) = (name, isStale, hasEnded)
    }
}

/// The JSON that a state of a Live Activity is chosen with, as its types ask for it: with neutral values, to be filled
/// in.
package struct ActivityTemplate: Hashable, Sendable, Codable {
    package var text: String
    /// Whether the types decode it as it stands.
    package var isState: Bool

    package init(text: String, isState: Bool) { (self.text, self.isState) = (text, isState) }

    /// That of types which ask for no value.
    package static let empty = #"{"attributes": {}, "contentState": {}}"#

    /// The state that the text is; nil where it is none as it stands.
    package func choice(kind: String) -> ActivityChoice? {
        guard isState, case .object(let values)? = try? JSONValue(text: text), let attributes = values["attributes"],
            let contentState = values["contentState"]
        else { return nil }
        return ActivityChoice(kind: kind, attributes: attributes, contentState: contentState)
    }
}

/// The user activity with which a widget or a Live Activity opens its app where a tap meets no URL.
package struct HandedActivity: Hashable, Sendable, Codable {
    /// An intent as its type's name with its parameters.
    package struct Intent: Hashable, Sendable, Codable {
        package var intent: String
        package var parameters: [String: JSONValue]

        package init(intent: String, parameters: [String: JSONValue]) {
            (self.intent, self.parameters) = (intent, parameters)
        }
    }

    package var activityType: String
    /// By the keys of `WidgetCenter.UserInfoKey`.
    package var userInfo: [String: String]
    /// The intent of its `interaction`, for a widget that is configured by a SiriKit intent.
    package var interaction: Intent?
    /// What `widgetConfigurationIntent(of:)` gives, for a widget that is configured by an app intent.
    package var widgetConfigurationIntent: Intent?

    package init(
        activityType: String, userInfo: [String: String], interaction: Intent? = nil,
        widgetConfigurationIntent: Intent? = nil
    ) {
        (self.activityType, self.userInfo) = (activityType, userInfo)
        (self.interaction, self.widgetConfigurationIntent) = (interaction, widgetConfigurationIntent)
    }
}
