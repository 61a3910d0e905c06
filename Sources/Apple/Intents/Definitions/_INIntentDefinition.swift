/// What an intent's class was generated from, as far as a configuration needs it.
public struct _INIntentDefinition {
    /// As the definition names it, without prefix and without `Intent`.
    package let name: String
    package let title: LocalizedStringResource
    package let details: LocalizedStringResource?
    /// In the order in which the user sees them.
    package let parameters: [_INParameterDefinition]

    public init(
        _ name: String, title: LocalizedStringResource, details: LocalizedStringResource? = nil,
        parameters: [_INParameterDefinition] = []
    ) {
        self.name = name
        self.title = title
        self.details = details
        self.parameters = parameters
    }
}

/// What the class of a custom type was generated from.
public struct _INTypeDefinition {
    package let name: String
    package let properties: [_INParameterDefinition]
    /// Makes an object of an identifier and what is shown.
    package let make: (String?, String) -> INObject

    public init(
        _ name: String, properties: [_INParameterDefinition] = [], make: @escaping (String?, String) -> INObject
    ) {
        self.name = name
        self.properties = properties
        self.make = make
    }
}

/// A value of an enumeration.
public struct _INEnumCase {
    /// As Swift names it.
    package let name: String
    package let rawValue: Int
    package let title: LocalizedStringResource

    public init(_ name: String, _ rawValue: Int, _ title: LocalizedStringResource) {
        self.name = name
        self.rawValue = rawValue
        self.title = title
    }
}

/// When a parameter is shown: for some values of the one it depends on.
public struct _INRelation {
    /// What the other parameter's value must be.
    public enum Condition {
        case hasAnyValue
        /// The value as the definition writes it: a case's name, a number, true or false, text.
        case equals(_INDefault)
        case isLessThan(Double)
        case isGreaterThan(Double)
        case contains(String)
        /// One that is unknown here, by its name; it holds.
        case other(String)
    }

    package let parent: String
    package let condition: Condition

    public init(_ parent: String, _ condition: Condition) {
        self.parent = parent
        self.condition = condition
    }
}

extension _INRelation {
    /// Whether the user sees the parameter beside these values.
    func holds(in values: [String: Any], parent parameter: _INParameterDefinition?) -> Bool {
        let value = values[parent]
        switch condition {
        case .hasAnyValue:
            // An enumeration's 0 is `unknown`; a number's 0 is a value as any other.
            if case .enumeration? = parameter?.type { return value != nil && (value as? Int) != 0 }
            return value != nil
        case .equals(.bool(let wanted)): return ((value as? NSNumber)?.boolValue ?? false) == wanted
        case .equals(.number(let wanted)): return (value as? NSNumber)?.doubleValue == wanted
        case .equals(.rawValue(let wanted)): return value as? Int == wanted
        case .equals(.string(let wanted)): return value as? String == String(localized: wanted)
        case .isLessThan(let limit): return (value as? NSNumber).map { $0.doubleValue < limit } ?? false
        case .isGreaterThan(let limit): return (value as? NSNumber).map { $0.doubleValue > limit } ?? false
        case .contains(let text):
            let held = value as? String ?? (value as? INObject)?.identifier
            return held?.contains(text) ?? false
        case .other: return true
        }
    }

    /// `city has a value`, `style is custom`.
    func text(of parameter: _INParameterDefinition?) -> String {
        switch condition {
        case .hasAnyValue: return "\(parent) has a value"
        case .equals(.bool(let wanted)): return "\(parent) is \(wanted)"
        case .equals(.number(let wanted)): return "\(parent) is \(Int(exactly: wanted).map(String.init) ?? "\(wanted)")"
        case .equals(.rawValue(let wanted)):
            guard case .enumeration(_, let cases)? = parameter?.type,
                let found = cases.first(where: { $0.rawValue == wanted })
            else { return "\(parent) is \(wanted)" }
            return "\(parent) is \(found.name)"
        case .equals(.string(let wanted)): return "\(parent) is “\(String(localized: wanted))”"
        case .isLessThan(let limit): return "\(parent) is less than \(limit)"
        case .isGreaterThan(let limit): return "\(parent) is greater than \(limit)"
        case .contains(let text): return "\(parent) contains “\(text)”"
        case .other(let name): return "\(parent) fulfils \(name)"
        }
    }
}
