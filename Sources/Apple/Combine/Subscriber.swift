/// Takes a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The link between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

/// What can be stopped before it ends.
public protocol Cancellable {
    func cancel()
}

/// Subscriptions that nothing is behind.
public enum Subscriptions {
    /// A subscription that never gives a value.
    public static var empty: any Subscription { ForwardedSubscription {} }
}

/// What tells a stream's parts apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    /// An object that is kept, so that its address is nobody else's.
    private final class Mark: Sendable {}

    private let object: ObjectIdentifier
    private let mark: Mark?

    public init() {
        let mark = Mark()
        (object, self.mark) = (ObjectIdentifier(mark), mark)
    }

    public init(_ object: AnyObject) { (self.object, mark) = (ObjectIdentifier(object), nil) }

    public var description: String { "0x" + String(UInt(bitPattern: object), radix: 16) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object == rhs.object }

    public func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

/// What can be told apart in a stream.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A subscriber of any type, or closures that do what one does.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let subscribed: ((any Subscription) -> Void)?
    private let value: ((Input) -> Subscribers.Demand)?
    private let completed: ((Subscribers.Completion<Failure>) -> Void)?

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        subscribed = { subscriber.receive(subscription: $0) }
        value = { subscriber.receive($0) }
        completed = { subscriber.receive(completion: $0) }
    }

    /// Passes all values and the completion on to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: {
                subject.send($0)
                return .none
            }, receiveCompletion: { subject.send(completion: $0) })
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        (subscribed, value, completed) = (receiveSubscription, receiveValue, receiveCompletion)
    }

    public func receive(subscription: any Subscription) { subscribed?(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { self.value?(value) ?? .none }
    public func receive(completion: Subscribers.Completion<Failure>) { completed?(completion) }
}
