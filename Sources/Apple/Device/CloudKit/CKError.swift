import Foundation
import FoundationCompat
import RenderModel

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
