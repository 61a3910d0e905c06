/// Knows the value that a control shows.
public protocol ControlValueProvider {
    associatedtype Value

    /// What the gallery shows.
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}
