import Foundation

extension UserDefaults {
    /// Foundation's key-value coding, which on Linux has no base class to come from.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
