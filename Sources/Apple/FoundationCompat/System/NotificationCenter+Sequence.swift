import Foundation

extension NotificationCenter {
    /// Notifications as they come, to those that ask for the next one.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Notification>.Iterator

            public mutating func next() async -> Notification? { await base.next() }
        }

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                nonisolated(unsafe) let notification = $0
                continuation.yield(notification)
            }
            continuation.onTermination = { [center] _ in center.removeObserver(observer) }
            return Iterator(base: stream.makeAsyncIterator())
        }
    }

    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
