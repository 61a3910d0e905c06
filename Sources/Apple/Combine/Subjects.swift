internal import CDeterminism

/// A publisher that values can be put into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Passes on what it is sent and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let relay = Relay<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { relay.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { relay.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay.add(subscriber)
    }
}

/// Keeps the last value and gives it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let relay = Relay<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        darkroom_state_note_write(Unmanaged.passUnretained(self).toOpaque())
        current = value
        relay.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { relay.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay.add(subscriber, current: current)
    }
}
