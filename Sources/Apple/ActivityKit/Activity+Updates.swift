extension Activity {
    /// What an activity tells those who listen, one property of each update.
    public struct Updates<Element>: AsyncSequence {
        let stream: AsyncStream<Update>
        let element: (Update) -> Element

        /// Waits for the next update; ends with the activity.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Update>.Iterator
            let element: (Update) -> Element

            public mutating func next() async -> Element? { await base.next().map(element) }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(base: stream.makeAsyncIterator(), element: element)
        }
    }

    /// Contents with their stale dates and scores.
    public typealias ContentUpdates = Updates<ActivityContent<ContentState>>
    /// States without their stale dates.
    public typealias ContentStateUpdates = Updates<ContentState>
    /// What becomes of the activity; a stale date that passes sends nothing.
    public typealias ActivityStateUpdates = Updates<ActivityState>
    /// Push tokens, of which there are none.
    public typealias PushTokenUpdates = Updates<Data>

    /// The contents from the moment of listening on.
    public var contentUpdates: ContentUpdates { ContentUpdates(stream: updates.listen(), element: \.content) }
    /// The states from the moment of listening on.
    public var contentStateUpdates: ContentStateUpdates {
        ContentStateUpdates(stream: updates.listen(), element: \.content.state)
    }
    /// What becomes of the activity from the moment of listening on.
    public var activityStateUpdates: ActivityStateUpdates {
        ActivityStateUpdates(stream: updates.listen(), element: \.state)
    }

    /// Ends without a token: no server knows this activity.
    public var pushTokenUpdates: PushTokenUpdates { Self.noTokens }
    /// Ends without a token: no server starts an activity here.
    public static var pushToStartTokenUpdates: PushTokenUpdates { noTokens }
    /// Always nil: no server starts an activity here.
    public static var pushToStartToken: Data? { nil }

    private static var noTokens: PushTokenUpdates {
        PushTokenUpdates(stream: AsyncStream { $0.finish() }, element: { _ in Data() })
    }
}
