import Synchronization

/// Hands values on to everyone who listens, from the moment of listening on.
final class ActivityUpdateStream<Value: Sendable>: Sendable {
    private struct Listeners {
        var continuations: [AsyncStream<Value>.Continuation] = []
        var hasFinished = false
    }

    private let listeners = Mutex(Listeners())

    func send(_ value: Value) {
        for listener in listeners.withLock({ $0.continuations }) { listener.yield(value) }
    }

    func finish() {
        let ended = listeners.withLock { listeners in
            defer { listeners = Listeners(hasFinished: true) }
            return listeners.continuations
        }
        for listener in ended { listener.finish() }
    }

    func listen() -> AsyncStream<Value> {
        AsyncStream { continuation in
            let hasFinished = listeners.withLock { listeners in
                if !listeners.hasFinished { listeners.continuations.append(continuation) }
                return listeners.hasFinished
            }
            if hasFinished { continuation.finish() }
        }
    }
}
