/// Delivers values over time to the subscribers that ask for them.
///
/// The publishers of this module are unbounded: what a subscriber demands is passed on but never held against a
/// publisher, since nothing that a widget's view reads produces values faster than they are taken.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// Takes a publisher's values.
public protocol Subscriber<Input, Failure>: AnyObject {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The link between a publisher and one subscriber.
public protocol Subscription: Cancellable {
    func request(_ demand: Subscribers.Demand)
}

/// What can be stopped before it ends.
public protocol Cancellable {
    func cancel()
}

/// The types that subscribers use.
public enum Subscribers {
    /// How many more values a subscriber takes.
    public struct Demand: Hashable, Sendable {
        let count: Int?
        public static let unlimited = Demand(count: nil)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(0, value)) }
    }

    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}
