/// A value that a view hands to the layout it is in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
