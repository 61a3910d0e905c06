import RenderModel

/// Something of an app's that intents can name: a city, a list, a friend.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property<Value: _IntentValue> = EntityProperty<Value>

    public static var _provider: (any DynamicOptionsProvider)? { defaultQuery }
    public var _json: JSONValue { .object(["id": .string(id.entityIdentifierString)]) }
    public var _text: String { String(localized: displayRepresentation.title) }

    /// By `{"id": …}` or the identifier alone; else by the title that the system shows.
    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self {
        if let found = try await EntityLookup<Self>(provider).entity(json) { return found }
        throw _IntentValueProblem(
            expected: "an identifier or a title that its query knows, such as {\"id\": \"…\"}")
    }
}

/// An entity that exists only while it is handed over.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
    init()
}

extension TransientAppEntity {
    public typealias Property<Value: _IntentValue> = EntityProperty<Value>

    public var _json: JSONValue { .string(_text) }
    public var _text: String { String(localized: displayRepresentation.title) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self {
        throw _IntentValueProblem(expected: "nothing: a transient entity cannot be chosen")
    }
}

/// An entity that Spotlight knows.
public protocol IndexedEntity: AppEntity {}

/// An entity with a URL.
public protocol URLRepresentableEntity: AppEntity {}
