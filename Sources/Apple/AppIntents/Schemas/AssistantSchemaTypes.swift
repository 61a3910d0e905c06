/// An intent that the assistant can perform.
public protocol AssistantIntent: AppIntent {}

/// An intent of a schema, which names it where it does not name itself.
public protocol AssistantSchemaIntent: AssistantIntent {
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
    public static var isAssistantOnly: Bool { false }
    public static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: "\(Self.self)") }
}

/// An entity that the assistant knows.
public protocol AssistantEntity: AppEntity {}

/// An entity of a schema.
public protocol AssistantSchemaEntity: AssistantEntity {
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEntity {
    public static var isAssistantOnly: Bool { false }
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
    }
}

/// An enumeration that the assistant knows.
public protocol AssistantEnum: AppEnum {}

/// An enumeration of a schema.
public protocol AssistantSchemaEnum: AssistantEnum {
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEnum {
    public static var isAssistantOnly: Bool { false }
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
    }
}
