import Foundation

/// A question to iCloud, whose blocks hear of its failure.
open class CKOperation: Operation, @unchecked Sendable {
    func fail(_ error: any Error) {}
}

/// An operation on a database; fails once it is added.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}

/// Which records are wanted; no record is ever found.
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
    }
}

/// Looks for records; `queryResultBlock` gets `CKError.notAuthenticated`.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where a query would continue; none is ever returned.
    public final class Cursor: NSObject, Sendable {}
    public static let maximumResults = 0

    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    /// Deprecated; `recordMatchedBlock` is called in its place.
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    /// Deprecated; called beside `queryResultBlock`.
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

    public override init() {}
    public init(query: CKQuery) { self.query = query }
    public init(cursor: Cursor) { self.cursor = cursor }

    override func fail(_ error: any Error) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
    }
}

/// Saves and deletes records; `modifyRecordsResultBlock` gets `CKError.notAuthenticated`.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What happens to a record that the server has changed; nothing is sent.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Deprecated; called beside `modifyRecordsResultBlock`.
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.recordsToSave = recordsToSave
        self.recordIDsToDelete = recordIDsToDelete
    }

    override func fail(_ error: any Error) {
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
    }
}

/// Looks for records by their names; `fetchRecordsResultBlock` gets `CKError.notAuthenticated`.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Deprecated; called beside `fetchRecordsResultBlock`.
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

    public override init() {}
    public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

    override func fail(_ error: any Error) {
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
    }
}
