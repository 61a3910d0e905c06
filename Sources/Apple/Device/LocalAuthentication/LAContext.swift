import Foundation
import FoundationCompat
import RenderModel

/// What would be asked for: a face or finger, or also the code.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// What sensor the device has; here `none`.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Why the user is not known: always `notInteractive` here.
public struct LAError: Error, Hashable, Sendable {
    /// The reasons, numbered as Apple's.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        case invalidContext = -10, notInteractive = -1004
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
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
        MissingData.record("the user's face, finger or code")
        error?.pointee = NSError(
            domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }

    /// Throws `LAError.notInteractive`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        MissingData.record("the user's face, finger or code")
        throw LAError(.notInteractive)
    }

    /// Hands false and `LAError.notInteractive` over at once.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        MissingData.record("the user's face, finger or code")
        reply(false, LAError(.notInteractive))
    }

    open func invalidate() {}
}
