import Combine
import Foundation

extension Timer {
    /// One that never fires, as `Timer()` is on Apple's systems: what holds the place of another.
    public convenience init(_placeholder: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Publishes the time again and again. A picture shows one moment, so that none comes before it is drawn.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance)
    }

    /// Takes subscribers and never sends: no time passes while a picture is drawn.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The date at which the timer would fire.
        public typealias Output = Date
        /// A timer does not fail.
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, tolerance: TimeInterval?) {
            self.interval = interval
            self.tolerance = tolerance
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts nothing.
        public func connect() -> any Cancellable { AnyCancellable {} }
    }
}

extension NotificationCenter {
    /// Publishes the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends each notification as it is posted, to subscribers that then last as long as the center.
    public struct Publisher: Combine.Publisher, @unchecked Sendable {
        /// A notification as it was posted.
        public typealias Output = Notification
        /// Notifications do not fail.
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            subject.receive(subscriber: subscriber)
            _ = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
        }
    }
}
