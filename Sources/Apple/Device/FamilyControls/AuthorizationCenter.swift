import Combine
import Foundation
import FoundationCompat
import RenderModel

/// Whose use of the device an app would see.
public enum FamilyControlsMember: Int, Sendable { case child, individual }
/// Whether the app may see it; here always `denied`.
public enum AuthorizationStatus: Int, Hashable, Sendable { case notDetermined, denied, approved }

/// Why the app may not; here always `authorizationCanceled`.
public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}

/// Asks a user to let the app see how the device is used. They count as having refused.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()

    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

    /// Throws `FamilyControlsError.authorizationCanceled`, without asking the user.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        MissingData.record("permission to use Family Controls")
        throw FamilyControlsError.authorizationCanceled
    }
    /// Succeeds immediately: nothing was allowed.
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.success(()))
    }
}
