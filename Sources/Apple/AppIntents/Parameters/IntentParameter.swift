/// An input of an intent.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
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

    public var title: LocalizedStringResource { traits.title ?? "" }
    public var isOptional: Bool { Value._isOptional }
    public var valueState: ValueState { lock.withLock { value == nil ? .unset : .set } }

    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) ?? Value._neutral { return value }
            fatalError("""
                the parameter '\(String(localized: title))' of type \(Value._typeName) \
                was read and has no value: give it a \
                default, make it optional, or give its query a defaultResult()
                """)
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }
}
