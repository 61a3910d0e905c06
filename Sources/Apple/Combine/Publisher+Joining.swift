extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher(joining: { junction in
            junction.attach(self) { junction.send($0) }
            junction.attach(other) { junction.send($0) }
        })
    }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher<(Output, P.Output), Failure>(joining: { junction in
            var first: Output?, second: P.Output?
            func sendBoth() {
                if let first, let second { junction.send((first, second)) }
            }
            junction.attach(self) {
                first = $0; sendBoth()
            }
            junction.attach(other) {
                second = $0; sendBoth()
            }
        })
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1).combineLatest(publisher2).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }

    /// Pairs, as many as the shorter has values.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher<(Output, P.Output), Failure>(joining: { junction in
            var firsts: [Output] = [], seconds: [P.Output] = [], endedFirst = false, endedSecond = false
            func step() {
                if !firsts.isEmpty, !seconds.isEmpty { junction.send((firsts.removeFirst(), seconds.removeFirst())) }
                if endedFirst && firsts.isEmpty || endedSecond && seconds.isEmpty { junction.finish(.finished) }
            }
            junction.attach(
                self,
                ended: {
                    endedFirst = true; step()
                }
            ) {
                firsts.append($0); step()
            }
            junction.attach(
                other,
                ended: {
                    endedSecond = true; step()
                }
            ) {
                seconds.append($0); step()
            }
        })
    }

    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1).zip(publisher2).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher(joining: { junction in
            for element in elements { junction.send(element) }
            junction.attach(self) { junction.send($0) }
        })
    }

    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher(joining: { junction in
            junction.attach(self, ended: { for element in elements { junction.send(element) } }) { junction.send($0) }
        })
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the publisher that came last.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher<Output.Output, Failure>(joining: { junction in
            var current: Int?
            junction.attach(self) { publisher in
                if let current { junction.detach(current) }
                current = junction.attach(publisher) { junction.send($0) }
            }
        })
    }
}
