import ActivityKit
import Foundation
import RenderModel

extension ActivityEvent {
    init(_ event: ActivityEvents.Event) {
        func json(_ data: Data?) -> JSONValue? { data.flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } }
        self.init(
            event: event.what.rawValue, kind: event.kind, id: event.id, attributes: json(event.attributes) ?? .null,
            contentState: json(event.state) ?? .null, previousState: json(event.previousState),
            staleDate: event.staleDate, state: event.life.rawValue,
            alert: event.alert.map { Alert(title: String(localized: $0.title), body: String(localized: $0.body)) })
    }
}
