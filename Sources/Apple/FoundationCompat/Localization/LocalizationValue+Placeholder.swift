extension String.LocalizationValue {
    /// A value that is filled in later, by its type.
    public enum Placeholder: Hashable, Sendable {
        case int, uint, float, double, object
    }
}

extension String.LocalizationValue.StringInterpolation {
    /// Leaves the place for a value, such as the number of things in a numeric format.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
        appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
    }

    public mutating func appendInterpolation(
        placeholder: String.LocalizationValue.Placeholder, specifier: String
    ) {
        key += specifier
    }
}

extension String.LocalizationValue.Placeholder {
    fileprivate var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
    }
}
