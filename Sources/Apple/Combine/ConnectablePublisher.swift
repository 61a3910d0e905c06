/// Sends nothing before it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending, until what is returned is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    /// Sends one subscription's values through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    /// Sends one subscription's values through the subject that a closure makes.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }
}

extension Publisher where Failure == Never {
    /// Holds the values back until `connect()`.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
    /// A publisher that connects with its first subscriber and disconnects with the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// What the publisher sends.
        public typealias Output = Upstream.Output
        /// How the publisher fails.
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private var connection: (any Cancellable)?
        private var subscribers = 0

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscribers += 1
            // The subscription holds the connection: nobody else may hold this.
            upstream.handleEvents(
                receiveCompletion: { _ in self.release() }, receiveCancel: { self.release() }
            ).receive(subscriber: subscriber)
            if subscribers > 0, connection == nil { connection = upstream.connect() }
        }

        private func release() {
            subscribers -= 1
            guard subscribers == 0 else { return }
            connection?.cancel()
            connection = nil
        }
    }

    /// A publisher that sends one subscription's values through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// What the publisher sends.
        public typealias Output = Upstream.Output
        /// How the publisher fails.
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private lazy var subject = createSubject()

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// A publisher that holds its values back until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// What the publisher sends.
        public typealias Output = Upstream.Output
        /// The publisher does not fail.
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

        init(upstream: Upstream) { multicast = upstream.multicast(subject: PassthroughSubject()) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            multicast.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { multicast.connect() }
    }
}
