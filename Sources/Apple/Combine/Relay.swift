/// The subscribers of a subject, kept until they cancel or the subject completes.
final class Relay<Output, Failure: Error> {
    private final class Link: Subscription {
        let send: (Output) -> Void
        let complete: (Subscribers.Completion<Failure>) -> Void
        weak var relay: Relay?

        init<S: Subscriber>(_ subscriber: S, _ relay: Relay) where S.Input == Output, S.Failure == Failure {
            send = { _ = subscriber.receive($0) }
            complete = { subscriber.receive(completion: $0) }
            self.relay = relay
        }

        func request(_ demand: Subscribers.Demand) {}
        func cancel() { relay?.links.removeAll { $0 === self } }
    }

    private var links: [Link] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Adds a subscriber, which first gets `current` where there is one.
    func add<S: Subscriber>(_ subscriber: S, current: Output? = nil) where S.Input == Output, S.Failure == Failure {
        let link = Link(subscriber, self)
        if completion == nil { links.append(link) }
        subscriber.receive(subscription: link)
        if let completion {
            subscriber.receive(completion: completion)
        } else if let current {
            _ = subscriber.receive(current)
        }
    }

    func send(_ value: Output) {
        guard completion == nil else { return }
        for link in links { link.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let last = links
        links = []
        for link in last { link.complete(completion) }
    }
}
