/// The shapes of intents, entities and enumerations that Apple's assistant knows, by domain.
///
/// A picture has no assistant: what follows a schema is what it would be without. So the names inside a domain are
/// taken as they come.
public enum AssistantSchemas {
    @dynamicMemberLookup
    public struct Domain<Schema: _AssistantSchema>: Sendable {
        public subscript(dynamicMember name: String) -> Schema { Schema(name: name) }
    }

    public struct IntentSchema: _AssistantSchema {
        public let name: String
        public init(name: String) { self.name = name }
    }

    public struct EntitySchema: _AssistantSchema {
        public let name: String
        public init(name: String) { self.name = name }
    }

    public struct EnumSchema: _AssistantSchema {
        public let name: String
        public init(name: String) { self.name = name }
    }
}

public typealias AppSchema = AssistantSchemas

public protocol _AssistantSchema: Hashable, Sendable {
    init(name: String)
}

extension _AssistantSchema {
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
