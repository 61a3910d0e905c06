/// A value that flows up the view tree, from views to what contains them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }

    /// Adds the value of the next view, in the order of the tree, to that of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
