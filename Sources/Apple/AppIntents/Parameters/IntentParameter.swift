import RenderModel

/// An input of an intent.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    /// Both bounds belong to the range.
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

    /// How a whole number is entered.
    public enum IntControlStyle: Hashable, Sendable {
        case field, stepper, slider
    }

    /// How a number is entered.
    public enum DoubleControlStyle: Hashable, Sendable {
        case field, slider
    }

    /// Which parts of a date are asked for.
    public enum DateKind: Hashable, Sendable {
        case date, time, dateTime
    }

    /// Whether a value has been set.
    public enum ValueState: Hashable, Sendable {
        case unset, set
    }

    package let traits: ParameterTraits
    public let defaultValue: Value.UnwrappedType?
    private let lock = NSLock()
    private var value: Value?

    // Here, not in an extension: the compiler looks for it where `@Parameter` has no parentheses.
    public init() {
        traits = ParameterTraits(nil, nil)
        defaultValue = nil
    }

    package init(_ traits: ParameterTraits, default defaultValue: Value.UnwrappedType?) {
        self.traits = traits
        self.defaultValue = defaultValue
        value = defaultValue.flatMap { Value._cast($0) }
    }

    /// Empty if none was given.
    public var title: LocalizedStringResource { traits.title ?? "" }
    public var isOptional: Bool { Value._isOptional }
    public var valueState: ValueState { lock.withLock { value == nil ? .unset : .set } }

    /// What was chosen, or the default. Traps if there is neither and the type has no empty value.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) ?? Value._neutral { return value }
            fatalError(
                """
                the parameter '\(String(localized: title))' of type \(Value._typeName) \
                was read and has no value: give it a \
                default, make it optional, give its query a defaultResult(), or choose one with --configuration; \
                to list the options: darkroom configurations
                """)
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }
}

/// Titles may be missing; the property's name stands in.
extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title, description), default: defaultValue)
    }

    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) {
        self.init(ParameterTraits(title, description, provider: optionsProvider), default: defaultValue)
    }

    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(ParameterTraits(title, description, provider: query), default: defaultValue)
    }
}

/// Enumerations of which only some cases are offered.
extension IntentParameter where Value.ValueType: AppEnum {
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType]
    ) {
        self.init(
            ParameterTraits(title, description, supported: supportedValues.map(\._json)), default: defaultValue)
    }
}

/// There is no one to ask in a picture: what an intent asks for is thrown back at it.
extension IntentParameter {
    /// Throws `needsValueError(_:)`: there is no one to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw needsValueError(dialog)
    }

    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError("the parameter '\(String(localized: title))' needs a value")
    }

    /// Always true: there is no one to ask.
    public func requestConfirmation(
        for value: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool { true }

    /// The first value; throws `needsDisambiguationError(among:dialog:)` if there is none.
    public func requestDisambiguation(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        guard let first = values.first else { throw needsDisambiguationError(among: values, dialog: dialog) }
        return first
    }

    public func needsDisambiguationError(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError("the parameter '\(String(localized: title))' has \(values.count) values to choose from")
    }
}

extension IntentParameter.IntControlStyle {
    var control: _ParameterControl {
        switch self {
        case .field: .field
        case .stepper: .stepper
        case .slider: .slider
        }
    }
}

extension IntentParameter.DoubleControlStyle {
    var control: _ParameterControl {
        switch self {
        case .field: .field
        case .slider: .slider
        }
    }
}

extension IntentParameter.DateKind {
    var control: _ParameterControl {
        switch self {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        }
    }
}

/// What is said of a parameter besides its type and its default.
package struct ParameterTraits: @unchecked Sendable {
    package var title: LocalizedStringResource?
    package var description: LocalizedStringResource?
    /// Who is asked for options, in place of the type's own query.
    package var provider: (any DynamicOptionsProvider)?
    package var range: ClosedRange<Double>?
    package var size: ParameterSize?
    /// The words for true and false.
    package var boolNames: Bool.IntentDisplayName?
    /// What the value is entered with, where the source says so.
    package var control: _ParameterControl?
    /// The values that are offered of those that the type has.
    package var supported: [JSONValue]?

    init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        provider: (any DynamicOptionsProvider)? = nil, range: ClosedRange<Double>? = nil, size: ParameterSize? = nil,
        boolNames: Bool.IntentDisplayName? = nil, supported: [JSONValue]? = nil, control: _ParameterControl? = nil
    ) {
        self.title = title
        self.description = description
        self.provider = provider
        self.range = range
        self.size = size
        self.boolNames = boolNames
        self.supported = supported
        self.control = control
    }
}

/// How many values an array may have.
package enum ParameterSize: Sendable {
    case all(IntentCollectionSize)
    case families([IntentWidgetFamily: IntentCollectionSize])

    package func size(in family: IntentWidgetFamily?) -> IntentCollectionSize? {
        switch self {
        case .all(let size): size
        case .families(let sizes): family.flatMap { sizes[$0] }
        }
    }
}
