extension Publisher {
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
    {
        AnyPublisher<T, Failure>(joining: { junction in
            var result = initialResult
            junction.attach(self) { value in
                result = nextPartialResult(result, value)
                junction.send(result)
            }
        })
    }

    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(joining: { junction in
            var result = initialResult
            junction.attach(self, ended: { junction.send(result) }) { result = nextPartialResult(result, $0) }
        })
    }

    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    public func ignoreOutput() -> Publishers.CompactMap<Self, Never> { compactMap { _ in nil } }
    public func last() -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { $1 }.compactMap { $0 }.eraseToAnyPublisher()
    }
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher(joining: { junction in
            var left = maxLength
            guard left > 0 else { return junction.finish(.finished) }
            junction.attach(self) { value in
                left -= 1
                junction.send(value)
                if left == 0 { junction.finish(.finished) }
            }
        })
    }

    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher(joining: { junction in
            var isEmpty = true
            junction.attach(self, ended: { if isEmpty { junction.send(output) } }) { value in
                isEmpty = false
                junction.send(value)
            }
        })
    }

    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(joining: { junction in
            var last: Output?
            junction.attach(self) { value in
                defer { last = value }
                if let last, predicate(last, value) { return }
                junction.send(value)
            }
        })
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(attach: { subscriber in
            let inner = ClosureSubscriber<Output, Failure>(
                completion: {
                    receiveCompletion?($0); subscriber.receive(completion: $0)
                },
                value: {
                    receiveOutput?($0); _ = subscriber.receive($0)
                })
            let subscription = ForwardedSubscription {
                receiveCancel?(); inner.cancel()
            }
            receiveSubscription?(subscription)
            subscriber.receive(subscription: subscription)
            receiveRequest?(.unlimited)
            receive(subscriber: inner)
        })
    }

    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(start)receive \($0)") })
    }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
        filter { $0 == output }.map { _ in true }.prefix(1).replaceEmpty(with: false)
    }
}
