import Foundation
import FoundationCompat

/// Apps declare defaults as `@NSManaged` variables in extensions of `UserDefaults`, which answers to any name on Apple's
/// systems.
extension UserDefaults {
    /// What is kept under the key; nil, 0, false or empty where nothing is.
    public func _managedValue<Value>(forKey key: String) -> Value {
        if let value = ManagedValue.converted(object(forKey: key), to: Value.self) { return value }
        preconditionFailure("'\(key)' of UserDefaults has no value that can be read as \(Value.self)")
    }

    public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        set(ManagedValue.stored(value), forKey: key)
    }
}
