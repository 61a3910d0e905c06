import Foundation

extension Publisher {
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher(joining: { junction in
            junction.attach(self.mapError { $0 as any Error }) { value in
                do {
                    junction.send(try transform(value))
                } catch {
                    junction.finish(.failure(error))
                }
            }
        })
    }

    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        tryMap(transform).compactMap { $0 }.eraseToAnyPublisher()
    }

    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 }.eraseToAnyPublisher()
    }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher<Output, P.Failure>(attach: { subscriber in
            let inner = ClosureSubscriber<Output, Failure>(
                completion: { completion in
                    switch completion {
                    case .finished: subscriber.receive(completion: .finished)
                    case .failure(let error):
                        let next = ClosureSubscriber<Output, P.Failure>(
                            completion: { subscriber.receive(completion: $0) },
                            value: { _ = subscriber.receive($0) })
                        subscriber.receive(subscription: ForwardedSubscription { next.cancel() })
                        handler(error).receive(subscriber: next)
                    }
                },
                value: { _ = subscriber.receive($0) })
            subscriber.receive(subscription: ForwardedSubscription { inner.cancel() })
            receive(subscriber: inner)
        })
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        self.catch { error -> AnyPublisher<Output, Never> in
            preconditionFailure("\(prefix)\(error)", file: file, line: line)
        }
    }

    /// Asks the publisher again after an error.
    ///
    /// - Parameter retries: How often.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        retries > 0 ? self.catch { _ in retry(retries - 1) } : eraseToAnyPublisher()
    }

    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}

/// Decodes whole values.
public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes whole values.
public protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
