import RenderModel

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
