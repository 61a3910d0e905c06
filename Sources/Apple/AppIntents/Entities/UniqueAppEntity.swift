/// An entity of which there is one, such as an app's settings.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

/// The query of an entity of which there is one.
public protocol UniqueAppEntityQuery<Entity>: EnumerableEntityQuery {
    associatedtype Entity
    associatedtype Result = [Entity]
    typealias Unique = Entity
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
    public typealias Result = [Entity]
    private let provide: (@Sendable () async throws -> Entity)?

    public init() { provide = nil }
    public init(_ provide: @escaping @Sendable () async throws -> Entity) { self.provide = provide }

    public func uniqueEntity() async throws -> Entity {
        guard let provide else { throw AppIntentError.Unrecoverable.entityNotFound }
        return try await provide()
    }
}
