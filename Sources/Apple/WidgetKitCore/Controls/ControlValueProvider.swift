import AppIntents

/// Knows the value that a control shows.
public protocol ControlValueProvider {
    associatedtype Value

    /// What the gallery shows.
    var previewValue: Value { get }
    /// What the control shows.
    /// - Throws: what keeps the value from being known; the picture then fails and says so.
    func currentValue() async throws -> Value
}

/// Knows the value of a control that the user configures.
public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent

    /// What the gallery shows.
    func previewValue(configuration: Configuration) -> Value
    /// What the control shows.
    /// - Throws: what keeps the value from being known; the picture then fails and says so.
    func currentValue(configuration: Configuration) async throws -> Value
}
