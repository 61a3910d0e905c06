import Foundation
import FoundationCompat
import RenderModel

/// Whether a session can be used; here never.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The connection between an app and its watch app. An extension has none: `isSupported()` says so, and what is sent
/// all the same fails.
open class WCSession: NSObject, @unchecked Sendable {
    public static let `default` = WCSession()

    /// Always false.
    open class func isSupported() -> Bool { false }

    weak open var delegate: (any WCSessionDelegate)?

    /// Tells the delegate that it failed, with `WCError.Code.sessionNotSupported`.
    open func activate() {
        delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }

    /// Always `notActivated`.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Always false.
    open var hasContentPending: Bool { false }

    // MARK: The watch

    /// Always false.
    open var isPaired: Bool { false }
    /// Always false.
    open var isWatchAppInstalled: Bool { false }
    /// Always false.
    open var isComplicationEnabled: Bool { false }
    /// Always false.
    open var isReachable: Bool { false }
    /// Always false.
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    /// Always nil.
    open var watchDirectoryURL: URL? { nil }

    // MARK: Messages

    /// Calls the error handler with `WCError.Code.sessionNotSupported` immediately.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(refused())
    }

    /// Calls the error handler with `WCError.Code.sessionNotSupported` immediately.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(refused())
    }

    // MARK: In the background

    /// Always empty.
    open var applicationContext: [String: Any] { [:] }
    /// Always empty.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// Throws `WCError.Code.sessionNotSupported`.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw refused() }

    /// Keeps what is handed over, and sends nothing.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        _ = refused()
        return WCSessionUserInfoTransfer(userInfo, isOfComplication: false)
    }

    /// Keeps what is handed over, and sends nothing.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        _ = refused()
        return WCSessionUserInfoTransfer(userInfo, isOfComplication: true)
    }

    /// Keeps what is handed over, and sends nothing.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        _ = refused()
        return WCSessionFileTransfer(WCSessionFile(file, metadata))
    }

    /// Always 0.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// Always empty.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    /// Always empty.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    private func refused() -> WCError {
        MissingData.record("the watch app")
        return WCError(.sessionNotSupported)
    }
}

/// What the session tells the app; here only that it is not activated.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

// Optional on Apple's systems.
extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
