import Foundation

// Nothing is written or deleted: the store answers as one whose user has not allowed the app to write.

extension HKHealthStore {
    private func refuse() throws -> Never { throw HKError(.errorAuthorizationDenied) }

    /// Throws `HKError.errorAuthorizationDenied`.
    public func save(_ object: HKObject) async throws { try refuse() }

    /// Throws `HKError.errorAuthorizationDenied`.
    public func save(_ objects: [HKObject]) async throws { try refuse() }

    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorAuthorizationDenied))
    }

    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    public func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorAuthorizationDenied))
    }

    /// Throws `HKError.errorAuthorizationDenied`.
    public func delete(_ object: HKObject) async throws { try refuse() }

    /// Throws `HKError.errorAuthorizationDenied`.
    public func delete(_ objects: [HKObject]) async throws { try refuse() }

    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    public func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorAuthorizationDenied))
    }

    /// Calls the handler with false and `HKError.errorAuthorizationDenied` immediately.
    public func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorAuthorizationDenied))
    }

    /// Throws `HKError.errorAuthorizationDenied`.
    @discardableResult
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int { try refuse() }

    /// Calls the handler with false, 0 and `HKError.errorAuthorizationDenied` immediately.
    public func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        completion(false, 0, HKError(.errorAuthorizationDenied))
    }
}
