import RenderModel

/// Something of an app's that intents can name: a city, a list, a friend.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// Finds entities for parameters that name no query or options provider of their own.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property that intents see, as `@Property` inside the entity.
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
    /// A property that intents see, as `@Property` inside the entity.
    public typealias Property<Value: _IntentValue> = EntityProperty<Value>

    public var _json: JSONValue { .string(_text) }
    public var _text: String { String(localized: displayRepresentation.title) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self {
        throw _IntentValueProblem(expected: "nothing: a transient entity cannot be chosen")
    }
}

/// An entity that Spotlight knows.
public protocol IndexedEntity: AppEntity {
    /// What Spotlight would show and search of it.
    var attributeSet: CSSearchableItemAttributeSet { get }
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// Its name, its subtitle and its synonyms.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let set = CSSearchableItemAttributeSet(itemContentType: "public.item"), shown = displayRepresentation
        set.displayName = String(localized: shown.title)
        set.contentDescription = shown.subtitle.map { String(localized: $0) }
        set.keywords = shown.synonyms.map { String(localized: $0) }
        return set
    }

    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    public var hideInSpotlight: Bool { false }
}

/// An entity with a URL.
public protocol URLRepresentableEntity: AppEntity {}

/// An entity of which there is one, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

/// The query of an entity of which there is one.
public protocol UniqueAppEntityQuery<Entity>: EnumerableEntityQuery {
    associatedtype Entity
    associatedtype Result = [Entity]
    typealias Unique = Entity
    /// The one entity. Queries rethrow its errors.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

extension UniqueAppEntityQuery where DefaultValue == Entity {
    public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

/// A query that a closure answers.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
    /// A list of the one entity.
    public typealias Result = [Entity]
    private let provide: (@Sendable () async throws -> Entity)?

    public init() { provide = nil }
    public init(_ provide: @escaping @Sendable () async throws -> Entity) { self.provide = provide }

    /// Throws `AppIntentError.Unrecoverable.entityNotFound` if no closure was given.
    public func uniqueEntity() async throws -> Entity {
        guard let provide else { throw AppIntentError.Unrecoverable.entityNotFound }
        return try await provide()
    }
}

/// What tells entities apart, as text.
public protocol EntityIdentifierConvertible: Hashable {
    /// The identifier as it is written on the command line and listed.
    var entityIdentifierString: String { get }
    /// The identifier that text stands for; nil if it is not one, and titles are then compared.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    public var entityIdentifierString: String { absoluteString }
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
    public var entityIdentifierString: String { rawValue.entityIdentifierString }
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        RawValue.entityIdentifier(for: entityIdentifierString).flatMap { Self(rawValue: $0) }
    }
}

/// A property of an entity that intents see.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    private let lock = NSLock()
    private var value: Value?

    public init() { title = nil }

    public init(title: LocalizedStringResource) { self.title = title }

    /// - Parameter indexingKey: the attribute under which Spotlight would know it.
    public init(
        title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) { self.title = title }

    /// - Parameter customIndexingKey: an attribute of the app's own, under which Spotlight would know it.
    public init(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) { self.title = title }

    /// Traps if the property is read before it is set, unless its type has an empty value.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) ?? Value._neutral { return value }
            let name = title.map { String(localized: $0) } ?? Value._typeName
            fatalError("the entity's property '\(name)' was read before it was set")
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

// Properties that intents see and entities compute. They stay what they are without the macros.

/// A property of an entity that is computed.
@attached(peer)
public macro ComputedProperty() = #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// A computed property with a title; adds nothing, as no one lists an entity's properties here.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// A property of an entity that is computed when somebody asks for it.
@attached(peer)
public macro DeferredProperty() = #externalMacro(module: "PreviewMacros", type: "NothingMacro")

/// A deferred property with a title; adds nothing, as no one lists an entity's properties here.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "PreviewMacros", type: "NothingMacro")
