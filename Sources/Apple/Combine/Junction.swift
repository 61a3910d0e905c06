import Foundation

/// Several streams that become one: it ends when all have ended, or with the first error.
final class Junction<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let subscriber: ClosureSubscriber<Output, Failure>
    private var streams: [Int: () -> Void] = [:]
    private var nextStream = 0
    /// Whether more streams may yet be added from outside.
    private var isOpen = true
    private var isFinished = false

    init(_ subscriber: ClosureSubscriber<Output, Failure>) { self.subscriber = subscriber }

    /// Takes a publisher's values until it ends.
    ///
    /// - Returns: What `detach` takes.
    @discardableResult
    func attach<P: Publisher>(
        _ publisher: P, ended: @escaping () -> Void = {}, value: @escaping (P.Output) -> Void
    ) -> Int where P.Failure == Failure {
        let stream = lock.withLock {
            defer { nextStream += 1 }
            return nextStream
        }
        let inner = ClosureSubscriber<P.Output, Failure>(
            completion: { completion in
                self.lock.withLock {
                    guard self.streams.removeValue(forKey: stream) != nil, !self.isFinished else { return }
                    if case .failure(let error) = completion { return self.finish(.failure(error)) }
                    ended()
                    self.finishIfDone()
                }
            },
            value: { input in
                self.lock.withLock {
                    if self.streams[stream] != nil, !self.isFinished { value(input) }
                }
            })
        lock.withLock { streams[stream] = { inner.cancel() } }
        publisher.receive(subscriber: inner)
        return stream
    }

    func detach(_ stream: Int) {
        lock.withLock { streams.removeValue(forKey: stream) }?()
    }

    func send(_ output: Output) { _ = subscriber.receive(output) }

    /// Nothing more is added from outside.
    func close() {
        lock.withLock {
            isOpen = false
            if !isFinished { finishIfDone() }
        }
    }

    func cancel() {
        let left = lock.withLock {
            isFinished = true
            defer { streams = [:] }
            return Array(streams.values)
        }
        for cancel in left { cancel() }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard !isFinished else { return }
        cancel()
        subscriber.receive(completion: completion)
    }

    private func finishIfDone() {
        if !isOpen, streams.isEmpty { finish(.finished) }
    }
}

extension AnyPublisher {
    /// Publishes what streams that `build` attaches make together.
    init(joining build: @escaping (Junction<Output, Failure>) -> Void) {
        self.init(attach: { subscriber in
            let junction = Junction(subscriber)
            subscriber.receive(subscription: ForwardedSubscription { junction.cancel() })
            build(junction)
            junction.close()
        })
    }
}
