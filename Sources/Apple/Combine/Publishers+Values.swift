extension Publishers {
    /// What a closure makes of values.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// How the publisher of the values fails.
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass { value, send in send(transform(value)) }.receive(subscriber: subscriber)
        }
    }

    /// What a closure makes of values, without those that it makes nothing of.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// How the publisher of the values fails.
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output?

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass { value, send in if let result = transform(value) { send(result) } }
                .receive(subscriber: subscriber)
        }
    }

    /// Values of which a closure says that they are included.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// What the publisher of the values sends.
        public typealias Output = Upstream.Output
        /// How the publisher of the values fails.
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) -> Bool

        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass { value, send in if isIncluded(value) { send(value) } }.receive(subscriber: subscriber)
        }
    }

    /// Values, and what a closure makes of the error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What the publisher of the values sends.
        public typealias Output = Upstream.Output

        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = ClosureSubscriber<Output, Upstream.Failure>(
                completion: { completion in
                    switch completion {
                    case .finished: subscriber.receive(completion: .finished)
                    case .failure(let error): subscriber.receive(completion: .failure(transform(error)))
                    }
                },
                value: { _ = subscriber.receive($0) })
            subscriber.receive(subscription: ForwardedSubscription { inner.cancel() })
            upstream.receive(subscriber: inner)
        }
    }
}
