import Foundation

/// What Foundation has on Apple's systems, where objects find their values by name.
extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparator: Self.ascending)
    }

    /// - Parameter cmptr: Compares the values under the key.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.[keyedValue: key ?? "self"], ascending: ascending, comparator: cmptr)
    }

    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: Self.ascending)
    }

    /// For values that are not comparable in Swift, such as truth values.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: Self.ascending)
    }

    private static var ascending: Comparator { { KeyValues.compare($0, $1) } }
}

extension NSObject {
    fileprivate subscript(keyedValue path: String) -> Any { KeyValues.value(at: path, in: self) as Any }
}
