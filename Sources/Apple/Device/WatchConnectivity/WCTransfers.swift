import Foundation
import FoundationCompat

/// Why nothing was sent; here always `sessionNotSupported`.
public struct WCError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = WCError
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes
        case messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace
        case sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension WCError {
    public static var genericError: Code { .genericError }
    public static var sessionNotSupported: Code { .sessionNotSupported }
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    public static var sessionNotActivated: Code { .sessionNotActivated }
    public static var deviceNotPaired: Code { .deviceNotPaired }
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    public static var notReachable: Code { .notReachable }
    public static var invalidParameter: Code { .invalidParameter }
    public static var payloadTooLarge: Code { .payloadTooLarge }
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    public static var messageReplyFailed: Code { .messageReplyFailed }
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    public static var fileAccessDenied: Code { .fileAccessDenied }
    public static var deliveryFailed: Code { .deliveryFailed }
    public static var insufficientSpace: Code { .insufficientSpace }
    public static var sessionInactive: Code { .sessionInactive }
    public static var transferTimedOut: Code { .transferTimedOut }
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
    public static var watchOnlyApp: Code { .watchOnlyApp }
}

/// Values on their way to the watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    public let isCurrentComplicationInfo: Bool
    /// Always false.
    open var isTransferring: Bool { false }

    init(_ userInfo: [String: Any], isOfComplication: Bool) {
        (self.userInfo, isCurrentComplicationInfo) = (userInfo, isOfComplication)
    }

    open func cancel() {}
}

/// A file for the watch, or from it.
open class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?

    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

/// A file on its way to the watch.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 1)
    /// Always false.
    open var isTransferring: Bool { false }

    init(_ file: WCSessionFile) { self.file = file }

    open func cancel() {}
}
