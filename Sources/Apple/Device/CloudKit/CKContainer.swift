import Foundation
import FoundationCompat
import RenderModel

/// Whether there is an iCloud account; here there is none.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Why iCloud refuses; here always `notAuthenticated`.
public struct CKError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = CKError
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
        case quotaExceeded = 25, zoneNotFound
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }

    /// What a device without an iCloud account answers.
    static func noAccount() -> CKError {
        MissingData.record("the user's iCloud")
        return CKError(.notAuthenticated)
    }
}

extension CKError {
    public static var internalError: Code { .internalError }
    public static var partialFailure: Code { .partialFailure }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var badContainer: Code { .badContainer }
    public static var serviceUnavailable: Code { .serviceUnavailable }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var permissionFailure: Code { .permissionFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var zoneNotFound: Code { .zoneNotFound }
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
