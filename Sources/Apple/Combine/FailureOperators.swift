/// Nothing but an error.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: ForwardedSubscription {})
        subscriber.receive(completion: .failure(error))
    }
}

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { subscriber in
            let inner = ClosureSubscriber<Output, Failure>(
                completion: { completion in
                    switch completion {
                    case .finished: subscriber.receive(completion: .finished)
                    case .failure(let error): subscriber.receive(completion: .failure(transform(error)))
                    }
                },
                value: { _ = subscriber.receive($0) })
            subscriber.receive(subscription: ForwardedSubscription { inner.cancel() })
            receive(subscriber: inner)
        }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        mapError { (_: Never) -> E in }
    }
}
