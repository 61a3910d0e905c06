// Which of the values are passed on.
extension Publisher {
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }

    public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
        let bounds = range.relative(to: 0..<Int.max)
        return dropFirst(bounds.lowerBound).prefix(bounds.count)
    }

    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
    }

    /// The values up to the first that is not as `predicate` wants.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(joining: { junction in
            junction.attach(self) { predicate($0) ? junction.send($0) : junction.finish(.finished) }
        })
    }

    /// The values until another publisher sends one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher(joining: { junction in
            let signal = publisher.map { _ in }.replaceFailure(with: Failure.self)
            let stream = junction.attach(signal) { junction.finish(.finished) }
            junction.attach(self, ended: { junction.detach(stream) }) { junction.send($0) }
        })
    }

    /// The values from the first that is not as `predicate` wants.
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(joining: { junction in
            var isDropping = true
            junction.attach(self) { value in
                isDropping = isDropping && predicate(value)
                if !isDropping { junction.send(value) }
            }
        })
    }

    /// The values after another publisher has sent one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        AnyPublisher(joining: { junction in
            var isOpen = false
            let stream = junction.attach(publisher) { _ in isOpen = true }
            junction.attach(self, ended: { junction.detach(stream) }) { if isOpen { junction.send($0) } }
        })
    }

    /// Arrays of so many values; the last may have fewer.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher<[Output], Failure>(joining: { junction in
            var values: [Output] = []
            junction.attach(self, ended: { if !values.isEmpty { junction.send(values) } }) { value in
                values.append(value)
                guard values.count >= count else { return }
                junction.send(values)
                values = []
            }
        })
    }

    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        filter(predicate).map { _ in true }.prefix(1).replaceEmpty(with: false)
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }.eraseToAnyPublisher()
    }

    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { best, value in best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value }
            .compactMap { $0 }.eraseToAnyPublisher()
    }

    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        reduce(Output?.none) { best, value in best.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value }
            .compactMap { $0 }.eraseToAnyPublisher()
    }

    /// The publisher's values, whose failure is passed over in silence.
    private func replaceFailure<F: Error>(with type: F.Type) -> AnyPublisher<Output, F> {
        self.catch { _ in Empty<Output, F>() }
    }
}

extension Publisher where Output: Comparable {
    public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
    public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

// Several properties of each value.
extension Publisher {
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Map<Self, (T0, T1)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }
}
