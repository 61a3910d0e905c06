/// Any publisher, with its type hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (ClosureSubscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }

    /// Publishes what `attach` makes of each subscriber.
    init(attach: @escaping (ClosureSubscriber<Output, Failure>) -> Void) { self.attach = attach }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let inner = ClosureSubscriber<Output, Failure>(
            completion: { subscriber.receive(completion: $0) }, value: { _ = subscriber.receive($0) })
        subscriber.receive(subscription: ForwardedSubscription { inner.cancel() })
        attach(inner)
    }
}

/// Cancels the subscriber that stands between a publisher and the one that asked.
final class ForwardedSubscription: Subscription {
    private let onCancel: () -> Void

    init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { onCancel() }
}

/// One value, then the end.
public struct Just<Output>: Publisher {
    /// A single value cannot fail.
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: ForwardedSubscription {})
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// A picture is drawn on one thread and waits for none, so values arrive where they are sent.
    public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var left = count
            forward(to: subscriber) { value, send in if left > 0 { left -= 1 } else { send(value) } }
        }
    }

    /// Hands each value to `body` with the way to send results on.
    func pass<T>(_ body: @escaping (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
        AnyPublisher { forward(to: $0, body) }
    }

    private func forward<T>(
        to subscriber: ClosureSubscriber<T, Failure>, _ body: @escaping (Output, (T) -> Void) -> Void
    ) {
        let inner = ClosureSubscriber<Output, Failure>(
            completion: { subscriber.receive(completion: $0) },
            value: { body($0) { _ = subscriber.receive($0) } })
        subscriber.receive(subscription: ForwardedSubscription { inner.cancel() })
        receive(subscriber: inner)
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var last: Output?
            filter { value in
                defer { last = value }
                return last != value
            }.receive(subscriber: subscriber)
        }
    }
}
