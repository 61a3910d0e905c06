import FoundationCompat
import ProcessContext
import Synchronization

/// What user code did with Live Activities in this process, in order.
package final class ActivityEvents: Sendable {
    /// The context's.
    package static var shared: ActivityEvents { ProcessContext.current[Key.self] }

    private enum Key: ContextKey {
        static func makeValue(in context: ProcessContext) -> ActivityEvents { ActivityEvents() }
    }

    package struct Event: Hashable, Sendable {
        package enum What: String, Hashable, Sendable {
            case requested, updated, ended
        }

        package var what: What
        package var id: String
        /// The type of its attributes.
        package var kind: String
        /// JSON; nil for what cannot be encoded.
        package var attributes: Data?
        /// What it shows from now on, and what it showed until now; JSON.
        package var state: Data?
        package var previousState: Data?
        package var staleDate: Date?
        /// What has become of it.
        package var life: ActivityState
        package var alert: AlertConfiguration?
        /// What user code's clock said.
        package var date: Date

        package static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.what == rhs.what && lhs.id == rhs.id && lhs.state == rhs.state && lhs.date == rhs.date
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(what)
            hasher.combine(id)
            hasher.combine(state)
        }
    }

    /// An intent that updates in a loop must not fill the memory.
    private static let limit = 10_000

    private let events = Mutex<[Event]>([])

    package var count: Int { events.withLock { $0.count } }

    package func since(_ count: Int) -> [Event] { events.withLock { Array($0.dropFirst(count)) } }

    func record(_ event: Event) {
        events.withLock { if $0.count < Self.limit { $0.append(event) } }
    }
}

extension ActivityEvents.Event {
    init<Attributes: ActivityAttributes>(
        _ what: What, _ activity: Activity<Attributes>, previous: Attributes.ContentState?, life: ActivityState,
        content: ActivityContent<Attributes.ContentState>, alert: AlertConfiguration?
    ) {
        func json(_ value: (some Encodable)?) -> Data? { value.flatMap { try? JSONEncoder().encode($0) } }
        self.init(
            what: what, id: activity.id, kind: String(describing: Attributes.self),
            attributes: json(activity.attributes), state: json(content.state), previousState: json(previous),
            staleDate: content.staleDate, life: life, alert: alert, date: Date())
    }
}
