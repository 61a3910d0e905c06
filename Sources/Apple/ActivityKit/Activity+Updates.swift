extension Activity {
    /// What an activity tells those who listen, one property of each update.
    public struct Updates<Element>: AsyncSequence {
        let stream: AsyncStream<Update>
        let element: (Update) -> Element

        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Update>.Iterator
            let element: (Update) -> Element

            public mutating func next() async -> Element? { await base.next().map(element) }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(base: stream.makeAsyncIterator(), element: element)
        }
    }

    public typealias ContentUpdates = Updates<ActivityContent<ContentState>>
    public typealias ContentStateUpdates = Updates<ContentState>
    public typealias ActivityStateUpdates = Updates<ActivityState>
    public typealias PushTokenUpdates = Updates<Data>

    public var contentUpdates: ContentUpdates { ContentUpdates(stream: updates.listen(), element: \.content) }
    public var contentStateUpdates: ContentStateUpdates {
        ContentStateUpdates(stream: updates.listen(), element: \.content.state)
    }
    public var activityStateUpdates: ActivityStateUpdates {
        ActivityStateUpdates(stream: updates.listen(), element: \.state)
    }

    /// Ends without a token: no server knows this activity.
    public var pushTokenUpdates: PushTokenUpdates { Self.noTokens }
    public static var pushToStartTokenUpdates: PushTokenUpdates { noTokens }
    public static var pushToStartToken: Data? { nil }

    private static var noTokens: PushTokenUpdates {
        PushTokenUpdates(stream: AsyncStream { $0.finish() }, element: { _ in Data() })
    }
}
