extension Activity {
    /// The activities of this type that are started from the moment of listening on.
    public struct ActivityUpdates: AsyncSequence {
        /// An activity that has just started.
        public typealias Element = Activity<Attributes>

        let stream: AsyncStream<Activity<Attributes>>

        /// Waits for the next activity.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Activity<Attributes>>.Iterator

            public mutating func next() async -> Activity<Attributes>? { await base.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: stream.makeAsyncIterator()) }
    }

    /// Never ends: an activity may start as long as the process lives.
    public static var activityUpdates: ActivityUpdates {
        ActivityUpdates(stream: ActivityRegistry.shared.starts(of: Attributes.self).listen())
    }
}
