import Foundation

/// A moment in a database's or zone's history. A server makes them, so there is none but of archives.
open class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    /// Always nil, as no archive of Apple's can be read.
    public required init?(coder: NSCoder) { nil }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Looks for zones that have changed; `fetchDatabaseChangesResultBlock` gets `CKError.notAuthenticated`.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var fetchAllChanges = true
    open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
    open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    open var fetchDatabaseChangesResultBlock:
        ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
    /// Deprecated; called beside `fetchDatabaseChangesResultBlock`.
    open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?

    public override init() {}
    public init(previousServerChangeToken: CKServerChangeToken?) {
        self.previousServerChangeToken = previousServerChangeToken
    }

    override func fail(_ error: any Error) {
        fetchDatabaseChangesResultBlock?(.failure(error))
        fetchDatabaseChangesCompletionBlock?(nil, false, error)
    }
}

/// Looks for records of zones that have changed; `fetchRecordZoneChangesResultBlock` gets `CKError.notAuthenticated`.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What is wanted of a zone.
    open class ZoneConfiguration: NSObject, NSCopying, @unchecked Sendable {
        open var previousServerChangeToken: CKServerChangeToken?
        open var resultsLimit: Int
        open var desiredKeys: [CKRecord.FieldKey]?

        public init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.previousServerChangeToken = previousServerChangeToken
            self.resultsLimit = resultsLimit ?? 0
            self.desiredKeys = desiredKeys
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            ZoneConfiguration(
                previousServerChangeToken: previousServerChangeToken, resultsLimit: resultsLimit,
                desiredKeys: desiredKeys)
        }
    }
    /// Deprecated; the name that `ZoneConfiguration` had.
    public typealias ZoneOptions = ZoneConfiguration

    open var recordZoneIDs: [CKRecordZone.ID]?
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    open var fetchAllChanges = true
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Deprecated; `recordWasChangedBlock` is called in its place.
    open var recordChangedBlock: ((CKRecord) -> Void)?
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    open var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID,
                Result<
                    (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
                >
            ) -> Void
        )?
    /// Deprecated; `recordZoneFetchResultBlock` is called in its place.
    open var recordZoneFetchCompletionBlock:
        ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Deprecated; called beside `fetchRecordZoneChangesResultBlock`.
    open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?

    public override init() {}
    public init(
        recordZoneIDs: [CKRecordZone.ID], configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.recordZoneIDs = recordZoneIDs
        self.configurationsByRecordZoneID = configurationsByRecordZoneID
    }

    override func fail(_ error: any Error) {
        fetchRecordZoneChangesResultBlock?(.failure(error))
        fetchRecordZoneChangesCompletionBlock?(error)
    }
}

/// Saves and deletes zones; `modifyRecordZonesResultBlock` gets `CKError.notAuthenticated`.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordZonesToSave: [CKRecordZone]?
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Deprecated; called beside `modifyRecordZonesResultBlock`.
    open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?

    public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        self.recordZonesToSave = recordZonesToSave
        self.recordZoneIDsToDelete = recordZoneIDsToDelete
    }

    override func fail(_ error: any Error) {
        modifyRecordZonesResultBlock?(.failure(error))
        modifyRecordZonesCompletionBlock?(nil, nil, error)
    }
}
