/// Whether Live Activities may be started: they may, as on a device that was asked and agreed.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public let areActivitiesEnabled = true
    public let frequentPushesEnabled = true

    public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Bool? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Ends at once, since nothing changes.
    public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
    public var frequentPushEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
}
