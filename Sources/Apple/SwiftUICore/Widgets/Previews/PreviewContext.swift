/// Where a preview is shown.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value that a preview's context may hold.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension PreviewContext {
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
