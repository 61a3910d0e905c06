import Foundation
import FoundationCompat

/// Why nothing was sent; here always `sessionNotSupported`.
public struct WCError: Error, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes
        case messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace
        case sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
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
