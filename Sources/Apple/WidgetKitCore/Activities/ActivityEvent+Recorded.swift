import ActivityKit
import Foundation
import RenderModel

extension ActivityEvent {
    init(_ event: ActivityEvents.Event) {
        func json(_ data: Data?) -> JSONValue? { data.flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } }
        self.init(
            event: Change(event.what), kind: event.kind, id: event.id, attributes: json(event.attributes) ?? .null,
            contentState: json(event.state) ?? .null, previousState: json(event.previousState),
            staleDate: event.staleDate, state: State(event.life),
            alert: event.alert.map { Alert(title: String(localized: $0.title), body: String(localized: $0.body)) })
    }
}

extension ActivityEvent.Change {
    fileprivate init(_ change: ActivityEvents.Event.What) {
        self = switch change {
        case .requested: .requested
        case .updated: .updated
        case .ended: .ended
        }
    }
}

extension ActivityEvent.State {
    fileprivate init(_ state: ActivityState) {
        self = switch state {
        case .active: .active
        case .pending: .pending
        case .ended: .ended
        case .stale: .stale
        case .dismissed: .dismissed
        }
    }
}
