import Foundation
import ProcessContext

/// Where a notification of a change from outside has its reason, one of the four below.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Where it has the keys that changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// The small values that a user's devices share: none but what the widget itself writes, since nobody is signed in.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static var `default`: NSUbiquitousKeyValueStore { ProcessContext.current[ProcessKey.self] }
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private enum ProcessKey: ContextKey {
        static func makeValue(in context: ProcessContext) -> NSUbiquitousKeyValueStore { .init() }
    }

    private let lock = NSLock()
    private var values: [String: Any] = [:]

    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    open func set(_ anObject: Any?, forKey aKey: String) {
        ProcessStateChanges.increment()
        lock.withLock { values[aKey] = anObject }
    }
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// Always true; nothing is exchanged with iCloud.
    @discardableResult open func synchronize() -> Bool { true }

    private func number(_ key: String) -> NSNumber? {
        switch object(forKey: key) {
        case let number as NSNumber: number
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
        case let value as Double: NSNumber(value: value)
        default: nil
        }
    }
}
