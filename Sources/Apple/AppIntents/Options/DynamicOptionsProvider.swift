/// Knows the values that are offered for a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue = Result.Result

    func results() async throws -> Result
    /// What a parameter holds until the user chooses.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public typealias ItemCollection<Value: _IntentValue> = IntentItemCollection<Value>
    public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>
    public typealias Item<Value: _IntentValue> = IntentItem<Value>

    public func defaultResult() async -> DefaultValue? { nil }
}

/// Values, in sections or not.
public protocol ResultsCollection {
    associatedtype Result: _IntentValue
    var _sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
    public var _sections: [IntentItemSection<Element>] { [IntentItemSection(items: self)] }
}
