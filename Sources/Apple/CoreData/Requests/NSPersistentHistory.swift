import Foundation

/// What has happened to a store; nothing ever has to one in memory.
open class NSPersistentHistoryToken: NSObject, NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes that were saved together; a store has none.
open class NSPersistentHistoryTransaction: NSObject {
    open var timestamp: Date { Date() }
    open var author: String? { nil }
    open var contextName: String? { nil }
    open var storeID: String { "" }
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
    open var changes: [NSPersistentHistoryChange]? { nil }

    /// To be merged into a context.
    open func objectIDNotification() -> Notification {
        Notification(name: Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification"))
    }

    open class var entityDescription: NSEntityDescription? { nil }
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// What has happened to an object.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// A change of an object; a store has none.
open class NSPersistentHistoryChange: NSObject {
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType

    init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) { (changedObjectID, changeType) = (id, type) }
}

/// What a request for history is answered with.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// Asks for what has happened to a store, or to forget it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    open private(set) var token: NSPersistentHistoryToken?
    let isDeletion: Bool

    init(isDeletion: Bool, token: NSPersistentHistoryToken? = nil) {
        (self.isDeletion, self.token) = (isDeletion, token)
    }

    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(isDeletion: false)
    }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(isDeletion: false, token: token)
    }
    open class func fetchHistory(withFetch request: NSFetchRequest<any NSFetchRequestResult>)
        -> NSPersistentHistoryChangeRequest
    {
        NSPersistentHistoryChangeRequest(isDeletion: false)
    }
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(isDeletion: true)
    }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(isDeletion: true, token: token)
    }
}

/// What has happened to a store: nothing.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// An empty list of transactions, or of what was asked for; true for a deletion.
    public let result: Any?
    public let resultType: NSPersistentHistoryResultType

    init(_ request: NSPersistentHistoryChangeRequest) {
        resultType = request.resultType
        result =
            switch request.resultType {
            case _ where request.isDeletion: true
            case .statusOnly: true
            case .count: 0
            case .objectIDs: [NSManagedObjectID]()
            case .changesOnly: [NSPersistentHistoryChange]()
            case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
            }
    }
}
