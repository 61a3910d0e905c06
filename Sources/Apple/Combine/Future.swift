import Foundation

/// One value or an error, some time.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Fulfills the future; what comes after the first call is dropped.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    /// Calls the closure at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock { () -> [(Result<Output, Failure>) -> Void] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for deliver in waiting { deliver(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        var isCancelled = false
        subscriber.receive(subscription: ForwardedSubscription { isCancelled = true })
        let deliver = { (result: Result<Output, Failure>) in
            guard !isCancelled else { return }
            switch result {
            case .success(let output):
                _ = subscriber.receive(output)
                subscriber.receive(completion: .finished)
            case .failure(let error): subscriber.receive(completion: .failure(error))
            }
        }
        let known = lock.withLock { () -> Result<Output, Failure>? in
            if result == nil { waiting.append(deliver) }
            return result
        }
        if let known { deliver(known) }
    }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// What the publishers that are made send.
    public typealias Output = DeferredPublisher.Output
    /// How the publishers that are made fail.
    public typealias Failure = DeferredPublisher.Failure

    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// No value; the end at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: ForwardedSubscription {})
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
