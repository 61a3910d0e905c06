import Foundation

/// What an app wants to be told of; nothing is ever sent.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String

    /// What a subscription is about.
    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

    /// How the user would be told.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var subtitle: String?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var category: String?
        open var collapseIDKey: String?

        public init(
            alertBody: String? = nil, alertLocalizationKey: String? = nil,
            alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil, titleLocalizationKey: String? = nil,
            subtitle: String? = nil, soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [],
            shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false,
            category: String? = nil, collapseIDKey: String? = nil
        ) {
            (self.alertBody, self.alertLocalizationKey) = (alertBody, alertLocalizationKey)
            self.alertLocalizationArgs = alertLocalizationArgs
            (self.title, self.titleLocalizationKey, self.subtitle) = (title, titleLocalizationKey, subtitle)
            (self.soundName, self.desiredKeys) = (soundName, desiredKeys)
            (self.shouldBadge, self.shouldSendContentAvailable) = (shouldBadge, shouldSendContentAvailable)
            self.shouldSendMutableContent = shouldSendMutableContent
            (self.category, self.collapseIDKey) = (category, collapseIDKey)
        }
    }

    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    open var notificationInfo: NotificationInfo?

    init(_ type: SubscriptionType, id: ID?) {
        (subscriptionType, subscriptionID) = (type, id ?? UUID().uuidString)
    }
}

/// Asks to be told of records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// Which changes are told.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID? = nil,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(.query, id: subscriptionID)
    }
}

/// Asks to be told of changes in a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?

    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID? = nil) {
        self.zoneID = zoneID
        super.init(.recordZone, id: subscriptionID)
    }
}

/// Asks to be told of changes in a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?

    public init(subscriptionID: CKSubscription.ID? = nil) { super.init(.database, id: subscriptionID) }
}

/// Saves and deletes subscriptions; `modifySubscriptionsResultBlock` gets `CKError.notAuthenticated`.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

    public init(
        subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {
        self.subscriptionsToSave = subscriptionsToSave
        self.subscriptionIDsToDelete = subscriptionIDsToDelete
    }

    override func fail(_ error: any Error) { modifySubscriptionsResultBlock?(.failure(error)) }
}

/// Each fails with `CKError.notAuthenticated`.
extension CKDatabase {
    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.noAccount() }
    public func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }

    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
        throw CKError.noAccount()
    }
    public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount() }
    public func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }

    @discardableResult
    public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw CKError.noAccount()
    }
    public func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }
}
