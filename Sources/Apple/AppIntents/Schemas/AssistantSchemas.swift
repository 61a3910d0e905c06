/// The shapes of intents, entities and enumerations that Apple's assistant knows, by domain.
///
/// A picture has no assistant: what follows a schema is what it would be without. So the names inside a domain are
/// taken as they come.
public enum AssistantSchemas {
    /// The schemas of one domain, by name; any name is accepted.
    @dynamicMemberLookup
    public struct Domain<Schema: _AssistantSchema>: Sendable {
        public subscript(dynamicMember name: String) -> Schema { Schema(name: name) }
    }

    /// The schema of an intent, such as `.photos.openAsset`.
    public struct IntentSchema: _AssistantSchema {
        public let name: String
        public init(name: String) { self.name = name }
    }

    /// The schema of an entity, such as `.photos.asset`.
    public struct EntitySchema: _AssistantSchema {
        public let name: String
        public init(name: String) { self.name = name }
    }

    /// The schema of an enumeration, such as `.photos.assetType`.
    public struct EnumSchema: _AssistantSchema {
        public let name: String
        public init(name: String) { self.name = name }
    }
}

/// Another name of `AssistantSchemas`.
public typealias AppSchema = AssistantSchemas

public protocol _AssistantSchema: Hashable, Sendable {
    init(name: String)
}

extension _AssistantSchema {
    /// The schemas of this kind within one domain.
    public typealias Domain = AssistantSchemas.Domain<Self>

    public static var assistant: Domain { Domain() }
    public static var audio: Domain { Domain() }
    public static var books: Domain { Domain() }
    public static var browser: Domain { Domain() }
    public static var calendar: Domain { Domain() }
    public static var camera: Domain { Domain() }
    public static var files: Domain { Domain() }
    public static var journal: Domain { Domain() }
    public static var mail: Domain { Domain() }
    public static var messages: Domain { Domain() }
    public static var notes: Domain { Domain() }
    public static var phone: Domain { Domain() }
    public static var photos: Domain { Domain() }
    public static var presentation: Domain { Domain() }
    public static var reader: Domain { Domain() }
    public static var reminders: Domain { Domain() }
    public static var spreadsheet: Domain { Domain() }
    public static var system: Domain { Domain() }
    public static var visualIntelligence: Domain { Domain() }
    public static var whiteboard: Domain { Domain() }
    public static var wordProcessor: Domain { Domain() }
}

/// An intent that the assistant can perform.
public protocol AssistantIntent: AppIntent {}

/// An intent of a schema, which names it where it does not name itself.
public protocol AssistantSchemaIntent: AssistantIntent {
    /// Never asked: there is no assistant.
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
    /// Never asked: there is no assistant.
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
    /// Never asked: there is no assistant.
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEnum {
    public static var isAssistantOnly: Bool { false }
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
    }
}

/// Makes a type an intent of a schema. Variables without an attribute become its parameters.
@attached(memberAttribute)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent)
public macro AppIntent(schema: AssistantSchemas.IntentSchema) =
    #externalMacro(module: "PreviewMacros", type: "IntentSchemaMacro")

/// Makes a type an entity of a schema.
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AppEntity(schema: AssistantSchemas.EntitySchema) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

/// Makes an enumeration one of a schema.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AppEnum(schema: AssistantSchemas.EnumSchema) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

/// The name of `@AppIntent(schema:)` before iOS 26.
@attached(memberAttribute)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent)
public macro AssistantIntent(schema: AssistantSchemas.IntentSchema) =
    #externalMacro(module: "PreviewMacros", type: "IntentSchemaMacro")

/// The name of `@AppEntity(schema:)` before iOS 26.
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AssistantEntity(schema: AssistantSchemas.EntitySchema) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

/// The name of `@AppEnum(schema:)` before iOS 26.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AssistantEnum(schema: AssistantSchemas.EnumSchema) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")
