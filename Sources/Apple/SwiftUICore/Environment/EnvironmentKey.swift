/// A value that flows down the view tree under a key.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
