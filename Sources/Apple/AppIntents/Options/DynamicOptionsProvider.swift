import RenderModel

/// Knows the values that are offered for a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue = Result.Result

    /// Asked for every list of options. What it throws is reported in place of the list.
    func results() async throws -> Result
    /// What a parameter holds until the user chooses.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// Values in sections, with how each is shown.
    public typealias ItemCollection<Value: _IntentValue> = IntentItemCollection<Value>
    /// Values under a common title.
    public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>
    /// A value with how it is shown.
    public typealias Item<Value: _IntentValue> = IntentItem<Value>

    public func defaultResult() async -> DefaultValue? { nil }
}

/// Values, in sections or not.
public protocol ResultsCollection {
    associatedtype Result: _IntentValue
    var _sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// An array offers its elements, in one section without a title.
    public typealias Result = Element
    public var _sections: [IntentItemSection<Element>] { [IntentItemSection(items: self)] }
}

extension DynamicOptionsProvider {
    /// What is offered, as it is shown.
    package func options() async throws -> [ParameterOption] {
        if let term = OptionsRequest.searchTerm, let query = self as? any EntityStringQuery {
            return try await query.options(matching: term)
        }
        return try await results().options
    }

    package func erasedDefault() async -> Any? { await defaultResult() }

    /// The offered values of a type.
    package func values<Value>(of type: Value.Type) async throws -> [Value] {
        try await results()._sections.flatMap(\.items).compactMap { $0.value as? Value }
    }
}

extension EntityStringQuery {
    /// What is offered while somebody types.
    fileprivate func options(matching term: String) async throws -> [ParameterOption] {
        try await entities(matching: term).options
    }
}

extension ResultsCollection {
    fileprivate var options: [ParameterOption] {
        _sections.flatMap { section in
            section.items.map { item in
                let subtitle =
                    item.representation?.subtitle
                    ?? (item.value as? any InstanceDisplayRepresentable)?.displayRepresentation.subtitle
                return ParameterOption(
                    value: item.value._json,
                    title: item.representation.map { String(localized: $0.title) } ?? item.value._text,
                    subtitle: subtitle.map { String(localized: $0) },
                    section: section.title.map { String(localized: $0) })
            }
        }
    }
}

/// How options are asked for by the present task.
package enum OptionsRequest {
    /// What somebody has typed into the search field; nil before.
    @TaskLocal package static var searchTerm: String?
    /// Seconds that one answer may take; nil waits.
    @TaskLocal package static var limit: Double?
}
