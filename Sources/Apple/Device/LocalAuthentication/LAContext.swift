import Foundation
import FoundationCompat
import RenderModel

/// The way to authenticate: biometrics only, or also the passcode.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// The device's biometric sensor; here `none`.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Why the user was not authenticated; here always `notInteractive`.
public struct LAError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = LAError
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        case invalidContext = -10, notInteractive = -1004
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension LAError {
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }
}

/// Asks who holds the device. An extension cannot show the question, so it is answered as an interrupted one.
open class LAContext: NSObject, @unchecked Sendable {
    public override init() {}

    /// Always `none`.
    open var biometryType: LABiometryType { .none }
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var interactionNotAllowed = false

    /// Always false, with `biometryNotAvailable` as the error.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        MissingData.record("authentication with Face ID, Touch ID or a passcode")
        error?.pointee = NSError(
            domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }

    /// Throws `LAError.notInteractive`.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        MissingData.record("authentication with Face ID, Touch ID or a passcode")
        throw LAError(.notInteractive)
    }

    /// Calls the handler with false and `LAError.notInteractive` immediately.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        MissingData.record("authentication with Face ID, Touch ID or a passcode")
        reply(false, LAError(.notInteractive))
    }

    open func invalidate() {}
}
