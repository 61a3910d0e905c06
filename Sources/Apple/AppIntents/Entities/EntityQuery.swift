/// Finds entities.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]

    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// What is offered when the user chooses.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that looks for text.
public protocol EntityStringQuery<Entity>: EntityQuery {
    associatedtype MatchResult: ResultsCollection = [Entity]
    func entities(matching string: String) async throws -> MatchResult
}

/// A query that knows all entities.
public protocol EnumerableEntityQuery<Entity>: EntityQuery {
    // Declared again, so that `allEntities` alone tells what they are.
    associatedtype Entity
    associatedtype Result = [Entity]
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
