/// Hands values and the completion to closures.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
    private var subscription: Subscription?
    private var value: ((Input) -> Void)?
    private var completion: ((Subscribers.Completion<Failure>) -> Void)?

    init(completion: @escaping (Subscribers.Completion<Failure>) -> Void, value: @escaping (Input) -> Void) {
        self.completion = completion
        self.value = value
    }

    func receive(subscription: Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        value?(input)
        return .none
    }

    func receive(completion result: Subscribers.Completion<Failure>) {
        let completion = completion
        release()
        completion?(result)
    }

    func cancel() {
        let subscription = subscription
        release()
        subscription?.cancel()
    }

    private func release() {
        subscription = nil
        value = nil
        completion = nil
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let subscriber = ClosureSubscriber<Output, Failure>(completion: receiveCompletion, value: receiveValue)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes the values to a published property for as long as either lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let target = published
        receive(subscriber: ClosureSubscriber<Output, Never>(completion: { _ in }, value: { target.set($0) }))
    }
}
