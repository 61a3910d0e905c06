import Foundation

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One publisher for each object, which its `@Published` properties use too.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.Registry.publisher(of: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// Nothing but the fact that the object is about to change.
    public typealias Output = Void
    /// An object's changes do not fail.
    public typealias Failure = Never

    private let relay = Relay<Void, Never>()

    public init() {}

    public func send() { relay.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        relay.add(subscriber)
    }
}

extension ObservableObjectPublisher {
    /// The publishers of objects that declare none. They are kept beside the objects, which spares a search of
    /// each object's fields for a place to keep one.
    enum Registry {
        private struct Entry {
            weak var object: AnyObject?
            let publisher: ObservableObjectPublisher
        }

        private static let lock = NSLock()
        nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
        nonisolated(unsafe) private static var nextSweep = 256

        static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
            lock.withLock {
                // An address is used again once its object is gone, so the entry's own object decides.
                if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
                if entries.count >= nextSweep {
                    entries = entries.filter { $0.value.object != nil }
                    nextSweep = Swift.max(256, entries.count * 2)
                }
                let publisher = ObservableObjectPublisher()
                entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
                return publisher
            }
        }
    }
}
