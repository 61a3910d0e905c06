/// The types of publishers that are made of others.
public enum Publishers {
    /// The elements of a sequence, then the end.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements of the sequence.
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isCancelled = false
            subscriber.receive(subscription: ForwardedSubscription { isCancelled = true })
            for element in sequence {
                if isCancelled { return }
                _ = subscriber.receive(element)
            }
            if !isCancelled { subscriber.receive(completion: .finished) }
        }
    }

    /// The values of several publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// What each of the publishers sends.
        public typealias Output = Upstream.Output
        /// How each of the publishers fails.
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure>(joining: { junction in
                for publisher in publishers { junction.attach(publisher) { junction.send($0) } }
            }).receive(subscriber: subscriber)
        }
    }

    /// The values of the publishers that values are turned into.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// What the new publishers send.
        public typealias Output = NewPublisher.Output
        /// How any of the publishers fails.
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// How many new publishers are listened to at a time; here always all of them.
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure>(joining: { junction in
                junction.attach(upstream) { value in junction.attach(transform(value)) { junction.send($0) } }
            }).receive(subscriber: subscriber)
        }
    }

    /// The latest values of two publishers, whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One value of each publisher.
        public typealias Output = (A.Output, B.Output)
        /// How either publisher fails.
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.combineLatest(b).receive(subscriber: subscriber)
        }
    }

    /// Pairs of values, as many as the shorter of two publishers has.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One value of each publisher.
        public typealias Output = (A.Output, B.Output)
        /// How either publisher fails.
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.zip(b).receive(subscriber: subscriber)
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    public var publisher: Publishers.Sequence<[Wrapped], Never> { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as they come, for `for await`.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let cancellable = sink(
                receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
            continuation.onTermination = { _ in cancellable.cancel() }
        }
    }
}

extension Publisher {
    /// The values as they come, for `for try await`.
    public var values: AsyncThrowingStream<Output, any Error> {
        AsyncThrowingStream { continuation in
            let cancellable = sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { return continuation.finish(throwing: error) }
                    continuation.finish()
                },
                receiveValue: { continuation.yield($0) })
            continuation.onTermination = { _ in cancellable.cancel() }
        }
    }
}
