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
        case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
        case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired
        case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
        case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
        case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
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
    public static var invalidArguments: Code { .invalidArguments }
    public static var resultsTruncated: Code { .resultsTruncated }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    public static var assetFileNotFound: Code { .assetFileNotFound }
    public static var assetFileModified: Code { .assetFileModified }
    public static var incompatibleVersion: Code { .incompatibleVersion }
    public static var constraintViolation: Code { .constraintViolation }
    public static var operationCancelled: Code { .operationCancelled }
    public static var changeTokenExpired: Code { .changeTokenExpired }
    public static var batchRequestFailed: Code { .batchRequestFailed }
    public static var zoneBusy: Code { .zoneBusy }
    public static var badDatabase: Code { .badDatabase }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var limitExceeded: Code { .limitExceeded }
    public static var userDeletedZone: Code { .userDeletedZone }
    public static var tooManyParticipants: Code { .tooManyParticipants }
    public static var alreadyShared: Code { .alreadyShared }
    public static var referenceViolation: Code { .referenceViolation }
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    public static var serverResponseLost: Code { .serverResponseLost }
    public static var assetNotAvailable: Code { .assetNotAvailable }
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }

    /// In seconds; always nil, as no server has been asked.
    public var retryAfterSeconds: Double? { nil }
    /// Always nil, as no server has been asked.
    public var serverRecord: CKRecord? { nil }
    /// Always nil, as no server has been asked.
    public var clientRecord: CKRecord? { nil }
    /// Always nil, as no server has been asked.
    public var ancestorRecord: CKRecord? { nil }
    /// Always nil, as no server has been asked.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
}
