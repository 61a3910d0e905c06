import Foundation

extension NSPersistentCloudKitContainer {
    /// Which step of the exchange with iCloud an event is.
    public enum EventType: Int, Sendable { case setup, `import`, export }

    /// A step of the exchange with iCloud. Nothing is exchanged with it, so none is ever made.
    open class Event: NSObject, @unchecked Sendable {
        public let identifier: UUID
        public let storeIdentifier: String
        public let type: EventType
        public let startDate: Date
        /// nil while it goes on.
        public let endDate: Date?
        public let succeeded: Bool
        public let error: (any Error)?

        init(_ type: EventType, store: NSPersistentStore, startDate: Date) {
            identifier = UUID()
            storeIdentifier = store.identifier ?? ""
            self.type = type
            self.startDate = startDate
            (endDate, succeeded, error) = (nil, false, nil)
        }
    }
}
