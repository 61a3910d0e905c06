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
