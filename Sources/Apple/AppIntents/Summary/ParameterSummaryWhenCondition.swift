import RenderModel

/// One summary where a condition holds, another where it does not.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    private let holds: (Intent, IntentWidgetFamily?) -> Bool
    private let then: Then
    private let otherwise: Otherwise

    public func _sentence(for intent: any AppIntent, family: IntentWidgetFamily?) -> ParameterSentence {
        guard let typed = intent as? Intent, holds(typed, family) else {
            return otherwise._sentence(for: intent, family: family)
        }
        return then._sentence(for: intent, family: family)
    }
}

extension ParameterSummaryWhenCondition {
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder _ then: () -> Then,
        @ParameterSummaryBuilder otherwise: () -> Otherwise
    ) where Value.UnwrappedType: _IntentValue {
        holds = { intent, _ in
            intent[keyPath: keyPath].current.map { comparison.holds($0._json, value._json) } ?? false
        }
        self.then = then()
        self.otherwise = otherwise()
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ membership: ParameterMembership,
        _ values: [Value.UnwrappedType], @ParameterSummaryBuilder _ then: () -> Then,
        @ParameterSummaryBuilder otherwise: () -> Otherwise
    ) where Value.UnwrappedType: _IntentValue {
        holds = { intent, _ in
            intent[keyPath: keyPath].current.map { value in values.contains { $0._json == value._json } } ?? false
        }
        self.then = then()
        self.otherwise = otherwise()
    }

    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterPresence,
        @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
    ) {
        holds = { intent, _ in
            let isPresent = intent[keyPath: keyPath].current.map { !$0._json.isNull } ?? false
            return isPresent == (presence == .hasAnyValue)
        }
        self.then = then()
        self.otherwise = otherwise()
    }

    public init(
        widgetFamily comparison: ParameterComparison, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
    ) {
        holds = { (comparison == .notEqualTo) != ($1 == family) }
        self.then = then()
        self.otherwise = otherwise()
    }

    public init(
        widgetFamily membership: ParameterMembership, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
    ) {
        holds = { $1.map(families.contains) ?? false }
        self.then = then()
        self.otherwise = otherwise()
    }
}

/// How a parameter's value is compared.
public enum ParameterComparison: Hashable, Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo

    func holds(_ value: JSONValue, _ other: JSONValue) -> Bool {
        switch self {
        case .equalTo: value == other
        case .notEqualTo: value != other
        default:
            if let value = value.real, let other = other.real {
                ordered(value, other)
            } else {
                ordered(value.string ?? "", other.string ?? "")
            }
        }
    }

    private func ordered<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
        switch self {
        case .lessThan: value < other
        case .lessThanOrEqualTo: value <= other
        case .greaterThan: value > other
        case .greaterThanOrEqualTo: value >= other
        case .equalTo: value == other
        case .notEqualTo: value != other
        }
    }
}

/// Whether a parameter's value is among some.
public enum ParameterMembership: Hashable, Sendable {
    case oneOf
}

/// Whether a parameter has a value.
public enum ParameterPresence: Hashable, Sendable {
    case hasAnyValue, hasNoValue
}
