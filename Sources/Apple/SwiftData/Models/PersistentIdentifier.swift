import FoundationCompat
import SwiftUICore

/// Names one object of a store.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable, CustomStringConvertible {
    /// An entity and a number that is counted up within the process.
    public struct ID: Hashable, Codable, Sendable {
        let entityName: String
        let number: Int
    }

    public let id: ID
    public let storeIdentifier: String?

    public var entityName: String { id.entityName }

    public var description: String { "\(entityName)/p\(id.number)" }

    public static func < (left: Self, right: Self) -> Bool {
        (left.entityName, left.id.number) < (right.entityName, right.id.number)
    }

    /// Throws `SwiftDataError.modelValidationFailure` if the key is not a whole number.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: some LosslessStringConvertible
    ) throws -> PersistentIdentifier {
        guard let number = Int(primaryKey.description) else { throw SwiftDataError.modelValidationFailure }
        return PersistentIdentifier(id: ID(entityName: entityName, number: number), storeIdentifier: storeIdentifier)
    }

    private nonisolated(unsafe) static var counts: [String: Int] = [:]

    /// Called with the lock held.
    static func next(entityName: String) -> PersistentIdentifier {
        ProcessStateChanges.increment()
        counts[entityName, default: 0] += 1
        return PersistentIdentifier(
            id: ID(entityName: entityName, number: counts[entityName]!), storeIdentifier: "memory")
    }
}

extension AppStorage {
    public init(
        wrappedValue: Value, _ key: String, store: UserDefaults? = nil
    ) where Value == PersistentIdentifier {
        self.init(key: key, initial: wrappedValue, store: store, coding: .encoded())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
        self.init(key: key, initial: nil, store: store, coding: .optional(.encoded()))
    }
}
