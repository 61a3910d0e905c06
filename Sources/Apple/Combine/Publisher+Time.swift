import Foundation

/// A length of time in the terms of any scheduler.
public struct _SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let seconds: Double

    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    init(_ seconds: Double) { self.seconds = seconds }

    public static func seconds(_ value: Int) -> Self { Self(Double(value)) }
    public static func seconds(_ value: Double) -> Self { Self(value) }
    public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
    public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1e6) }
    public static func nanoseconds(_ value: Int) -> Self { Self(Double(value) / 1e9) }
}

// A picture shows one moment and waits for nothing, so values that a scheduler would hold back arrive at once.
extension Publisher {
    /// Delivers values immediately, on the thread that sends them.
    public func receive<S>(on scheduler: S, options: Never?) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    /// Subscribes immediately, on the thread that asks.
    public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    /// Subscribes immediately, on the thread that asks.
    public func subscribe<S>(on scheduler: S, options: Never?) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    /// Delivers values immediately: a picture waits for none.
    public func delay<S>(
        for interval: _SchedulerInterval, tolerance: _SchedulerInterval? = nil, scheduler: S, options: Never? = nil
    ) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    /// Delivers every value immediately: no time passes between them.
    public func debounce<S>(
        for dueTime: _SchedulerInterval, scheduler: S, options: Never? = nil
    ) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    /// Delivers every value immediately: no time passes between them.
    public func throttle<S>(
        for interval: _SchedulerInterval, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    /// Never times out: no time passes while a picture is drawn.
    public func timeout<S>(
        _ interval: _SchedulerInterval, scheduler: S, options: Never? = nil, customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        let connection = SharedConnection()
        return AnyPublisher(attach: { subscriber in
            subject.receive(subscriber: subscriber)
            connection.connectOnce { subscribe(subject) }
        })
    }
}

/// The one subscription behind a shared publisher.
private final class SharedConnection: @unchecked Sendable {
    private let lock = NSLock()
    private var isConnected = false
    private var cancellable: AnyCancellable?

    func connectOnce(_ connect: () -> AnyCancellable) {
        let isFirst = lock.withLock {
            defer { isConnected = true }
            return !isConnected
        }
        if isFirst { cancellable = connect() }
    }
}
