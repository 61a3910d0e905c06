import AppIntents

/// A parameter of an intent, or a property of a custom type.
public struct _INParameterDefinition {
    /// Asks a handler for the values that are offered; `searchTerm` is what was typed, nil before.
    public typealias Options = (_ intent: INIntent, _ handler: Any, _ searchTerm: String?) async throws -> _INOptions?
    /// Asks a handler for the value to begin with; nil if it has none.
    public typealias DefaultValue = (_ intent: INIntent, _ handler: Any) -> Any?

    package let name: String
    package let title: LocalizedStringResource
    package let type: _INParameterType
    package var isArray = false
    /// How many values each size of widget takes; the key is empty where all sizes take as many.
    package var sizes: [String: Int] = [:]
    package var defaultValue: _INDefault?
    package var range: ClosedRange<Double>?
    /// When the user sees it.
    package var relation: _INRelation?
    /// Whether its options are asked of the handler.
    package var isDynamic = false
    package var control: _ParameterControl?
    package var options: Options?
    package var handlersDefault: DefaultValue?

    public init(
        _ name: String, title: LocalizedStringResource, type: _INParameterType, isArray: Bool = false,
        sizes: [String: Int] = [:], defaultValue: _INDefault? = nil, range: ClosedRange<Double>? = nil,
        relation: _INRelation? = nil, control: _ParameterControl? = nil, options: Options? = nil,
        handlersDefault: DefaultValue? = nil
    ) {
        self.name = name
        self.title = title
        self.type = type
        self.isArray = isArray
        self.sizes = sizes
        self.defaultValue = defaultValue
        self.range = range
        self.relation = relation
        self.control = control
        isDynamic = options != nil
        self.options = options
        self.handlersDefault = handlersDefault
    }
}

/// A default as a definition holds it.
public enum _INDefault {
    case string(LocalizedStringResource)
    case number(Double)
    case bool(Bool)
    /// An enumeration's case by its raw value.
    case rawValue(Int)
}
