import Foundation
import FoundationCompat
import RenderModel
import UIKitCore

public let GKErrorDomain = "GKErrorDomain"

/// Why Game Center does not answer.
public struct GKError: _CodedError, CustomNSError, Hashable, Sendable {
    /// Error codes with Apple's raw values; only `notAuthenticated` is ever given.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = GKError
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
}

extension GKError {
    public static var unknown: Code { .unknown }
    public static var cancelled: Code { .cancelled }
    public static var communicationsFailure: Code { .communicationsFailure }
    public static var userDenied: Code { .userDenied }
    public static var invalidCredentials: Code { .invalidCredentials }
    public static var notAuthenticated: Code { .notAuthenticated }
}

/// What Game Center is answered with: nobody has signed in.
func notAuthenticated() -> GKError {
    MissingData.record("Game Center")
    return GKError(.notAuthenticated)
}

/// Somebody who plays. Nobody is ever known.
open class GKPlayer: NSObject, @unchecked Sendable {
    /// How large a player's photo is.
    public enum PhotoSize: Int, Sendable { case small, normal }

    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var displayName: String { "" }
    open var alias: String { "" }
    override init() {}

    /// Throws `GKError.notAuthenticated`.
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw notAuthenticated() }
    /// Calls the handler with `GKError.notAuthenticated` immediately.
    open func loadPhoto(for size: PhotoSize, withCompletionHandler completion: ((UIImage?, (any Error)?) -> Void)?) {
        completion?(nil, notAuthenticated())
    }
}

/// Who plays on the device: somebody who has not signed in to Game Center.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    public static let local = GKLocalPlayer()

    /// Always false; records that Game Center is missing.
    open var isAuthenticated: Bool {
        MissingData.record("Game Center")
        return false
    }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }
    /// Told once that nobody has signed in.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, notAuthenticated()) }
    }
    /// Throws `GKError.notAuthenticated`.
    open func loadFriends() async throws -> [GKPlayer] { throw notAuthenticated() }
}
