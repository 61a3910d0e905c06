import FoundationCompat
import Synchronization

/// A running Live Activity. It lives in this process: what it shows is drawn from its configuration.
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// What changes while the activity runs.
    public typealias ContentState = Attributes.ContentState

    private struct Current: @unchecked Sendable {
        var content: ActivityContent<ContentState>
        var state: ActivityState
    }

    /// A box, so that contents and states which are not `Sendable` can be handed on.
    struct Update: @unchecked Sendable {
        var content: ActivityContent<ContentState>
        var state: ActivityState
    }

    /// `activity-1`, `activity-2` and so on, so that pictures are the same in every run.
    public let id: String
    public let attributes: Attributes
    private let current: Mutex<Current>
    let updates = ActivityUpdateStream<Update>()

    private init(
        id: String? = nil, attributes: Attributes, content: ActivityContent<ContentState>, state: ActivityState
    ) {
        self.id = id ?? ActivityRegistry.shared.nextName()
        self.attributes = attributes
        current = Mutex(Current(content: content, state: state))
    }

    /// The content of the last update.
    public var content: ActivityContent<ContentState> { current.withLock { UncheckedBox($0.content) }.value }
    public var contentState: ContentState { content.state }
    /// What has become of it; an active one is stale once its stale date has passed on the clock.
    public var activityState: ActivityState {
        current.withLock { current in
            let isStale = current.content.staleDate.map { $0 <= Date() } ?? false
            return current.state == .active && isStale ? .stale : current.state
        }
    }
    /// Always nil: no server knows this activity.
    public var pushToken: Data? { nil }

    /// The activities of this type that were requested and are not dismissed.
    public static var activities: [Activity<Attributes>] { ActivityRegistry.shared.activities(of: Attributes.self) }

    // MARK: Starting

    /// Starts the activity immediately, in this process alone; never throws, as Live Activities are allowed.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        start(attributes, content, .active)
    }

    /// Starts the activity immediately, in this process alone; never throws, as Live Activities are allowed.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        start(attributes, content, .active)
    }

    /// Starts the activity, pending if `startDate` is later than now; never throws.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration, startDate: Date
    ) throws -> Activity<Attributes> {
        start(attributes, content, startDate > Date() ? .pending : .active, alertConfiguration)
    }

    /// Starts the activity at a date, in this process alone; never throws, as Live Activities are allowed.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: content, pushType: pushType, style: style,
            alertConfiguration: alertConfiguration, startDate: start)
    }

    /// Starts the activity immediately, in this process alone; never throws, as Live Activities are allowed.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        start(attributes, ActivityContent(state: contentState, staleDate: nil), .active)
    }

    private static func start(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ state: ActivityState,
        _ alert: AlertConfiguration? = nil
    ) -> Activity<Attributes> {
        let activity = Activity(attributes: attributes, content: content, state: state)
        ActivityRegistry.shared.add(activity)
        ActivityEvents.shared.record(
            .init(.requested, activity, previous: nil, life: state, content: content, alert: alert))
        return activity
    }

    /// Has an activity run that was started elsewhere: the one that is shown while it is tapped. Nothing is done
    /// where one of that name runs.
    package static func run(
        id: String, _ attributes: Attributes, _ content: ActivityContent<ContentState>, hasEnded: Bool
    ) {
        guard !activities.contains(where: { $0.id == id }) else { return }
        ActivityRegistry.shared.add(
            Activity(id: id, attributes: attributes, content: content, state: hasEnded ? .ended : .active))
    }

    // MARK: Updating and ending

    /// Shows the content from now on; does nothing once the activity has ended.
    public func update(_ content: ActivityContent<ContentState>) async { change(content: content) }

    /// Shows the content from now on and records the alert; does nothing once the activity has ended.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async {
        change(content: content, alert: alertConfiguration)
    }

    /// Shows the content from now on and records the alert. `timestamp` is ignored: updates hold in the order of the
    /// calls.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        change(content: content, alert: alertConfiguration)
    }

    /// Shows the state from now on, without a stale date; does nothing once the activity has ended.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        change(content: ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration)
    }

    /// Ends the activity. It leaves `activities` immediately if the policy is `immediate`, and never otherwise.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(content, dismissalPolicy)
    }

    /// Ends the activity, as `end(_:dismissalPolicy:)` does. `timestamp` is ignored.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        finish(content, dismissalPolicy)
    }

    /// Ends the activity. It leaves `activities` immediately if the policy is `immediate`, and never otherwise.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy)
    }

    private func finish(_ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
        change(content: content, state: policy.isImmediate ? .dismissed : .ended)
        if policy.isImmediate { ActivityRegistry.shared.remove(self) }
        updates.finish()
    }

    /// Nothing changes an activity that has ended.
    private func change(
        content: ActivityContent<ContentState>?, state: ActivityState? = nil, alert: AlertConfiguration? = nil
    ) {
        let previous = self.content.state
        let content = content.map { UncheckedBox($0) }
        let update = current.withLock { current -> Update? in
            guard current.state != .ended, current.state != .dismissed else { return nil }
            if let content { current.content = content.value }
            if let state { current.state = state }
            return Update(content: current.content, state: current.state)
        }
        guard let update else { return }
        ProcessStateChanges.increment()
        ActivityEvents.shared.record(
            .init(
                state == nil ? .updated : .ended, self, previous: previous, life: update.state, content: update.content,
                alert: alert))
        updates.send(update)
    }
}

/// Carries a value out of a lock.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
