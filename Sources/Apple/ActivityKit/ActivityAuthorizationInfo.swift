/// Whether Live Activities may be started: they may, as on a device that was asked and agreed.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    /// Always true.
    public let areActivitiesEnabled = true
    /// Always true, though nothing is pushed.
    public let frequentPushesEnabled = true

    /// Changes of the permission, of which there are none.
    public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
        /// Whether the permission is given.
        public typealias Element = Bool

        /// Ends immediately.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Bool? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Ends at once, since nothing changes.
    public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
    /// Ends immediately, since nothing changes.
    public var frequentPushEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
}
