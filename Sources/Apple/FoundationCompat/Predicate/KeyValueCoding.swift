import Foundation

// Values behind names, of collections as Objective-C has them.

extension NSDictionary {
    /// - Parameter keyPath: names with dots between them, of dictionaries in dictionaries; `@count`, `@sum` and their like.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(at: keyPath, in: self) }
}

extension NSArray {
    /// The values of all elements; `NSNull` for those that have none.
    public func value(forKey key: String) -> Any? { map { KeyValues.value(at: key, in: $0) ?? NSNull() } }

    /// The same behind several names, or what the elements come to: `@sum.amount`.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(at: keyPath, in: self) }
}

extension NSSet {
    /// The values behind names, of all elements, or what they come to: `@sum.amount`.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(at: keyPath, in: self) }
}
