import Foundation

/// Where records lie. Every question ends with `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Who sees a database.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    public let databaseScope: Scope
    init(scope: Scope) { databaseScope = scope }

    /// Fails the operation with `CKError.notAuthenticated` immediately.
    open func add(_ operation: CKDatabaseOperation) { operation.fail(CKError.noAccount()) }

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount() }
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }

    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount() }
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError.noAccount())
    }

    open func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.noAccount() }
    open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CKError.noAccount() }
    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.noAccount() }
    open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }

    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount()) }

    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError.noAccount() }
}
