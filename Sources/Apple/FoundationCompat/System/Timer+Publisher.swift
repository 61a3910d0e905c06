import Combine
import Foundation

extension Timer {
    /// One that never fires, as `Timer()` is on Apple's systems: what holds the place of another.
    public convenience init(_placeholder: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Publishes the time again and again, while someone has subscribed.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// Sends each date at which the timer fires. Views subscribe for a moment alone, as no time passes while a picture is
    /// drawn; providers may wait.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The date at which the timer would fire.
        public typealias Output = Date
        /// A timer does not fail.
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer, until the result is canceled or gone.
        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [subject] timer in subject.send(timer.fireDate) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
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
