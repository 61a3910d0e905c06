import Foundation
import FoundationCompat
import RenderModel

/// Whether there is an iCloud account; here there is none.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// An app's part of iCloud. A picture's device has no account there.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(scope: .private)
    public let publicCloudDatabase = CKDatabase(scope: .public)
    public let sharedCloudDatabase = CKDatabase(scope: .shared)

    public init(identifier: String) { containerIdentifier = identifier }
    private override init() { containerIdentifier = nil }

    open class func `default`() -> CKContainer { CKContainer() }

    /// Always `noAccount`.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Calls the handler with `noAccount` immediately.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    /// Throws `CKError.notAuthenticated`.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount() }
    /// Fails the operation with `CKError.notAuthenticated` immediately.
    open func add(_ operation: CKOperation) { operation.fail(CKError.noAccount()) }
}
