import RenderModel

/// Finds the entity that is meant by what someone wrote.
struct EntityLookup<Entity: AppEntity> {
    private let query: any EntityQuery<Entity>
    private let provider: (any DynamicOptionsProvider)?

    init(_ provider: (any DynamicOptionsProvider)?) {
        query = (provider as? any EntityQuery<Entity>) ?? Entity.defaultQuery
        self.provider = provider
    }

    func entity(_ json: JSONValue) async throws -> Entity? {
        let written: JSONValue
        if case .object(let values) = json {
            guard let id = values["id"] ?? values["title"] else { return nil }
            written = id
        } else {
            written = json
        }
        guard let text = written.string ?? written.integer.map(String.init) else { return nil }
        if let found = try await entity(withIdentifier: text) { return found }
        return try await entity(titled: text)
    }

    private func entity(withIdentifier text: String) async throws -> Entity? {
        guard let id = Entity.ID.entityIdentifier(for: text) else { return nil }
        return try await query.entities(for: [id]).first { $0.id == id }
    }

    private func entity(titled title: String) async throws -> Entity? {
        if let query = query as? any EntityStringQuery<Entity>,
            let found = try await Self.matching(title, query).first(where: { $0._text == title })
        {
            return found
        }
        return try await Self.known(query, provider).first { $0._text == title }
    }

    private static func matching(_ title: String, _ query: some EntityStringQuery<Entity>) async throws -> [Entity] {
        try await query.entities(matching: title)._sections.flatMap(\.items).compactMap { $0.value as? Entity }
    }

    private static func known(
        _ query: some EntityQuery<Entity>, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> [Entity] {
        let offered = try await provider?.values(of: Entity.self) ?? []
        return offered + (try await query.values(of: Entity.self))
    }
}
