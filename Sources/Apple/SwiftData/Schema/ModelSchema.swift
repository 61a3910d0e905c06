/// A model type's variables, found once.
final class ModelSchema {
    private let type: any PersistentModel.Type
    private let properties: [Schema.PropertyMetadata]
    private let byName: [String: Int]
    let relationships: [Schema.PropertyMetadata]
    let attributes: [Schema.PropertyMetadata]
    let unique: [Schema.PropertyMetadata]
    private lazy var inverses: [String: Schema.PropertyMetadata] = findInverses()

    private nonisolated(unsafe) static var known: [ObjectIdentifier: ModelSchema] = [:]

    /// Called with the lock held.
    static func of(_ type: any PersistentModel.Type) -> ModelSchema {
        if let schema = known[ObjectIdentifier(type)] { return schema }
        let schema = ModelSchema(type)
        known[ObjectIdentifier(type)] = schema
        return schema
    }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        properties = type.schemaMetadata
        byName = Dictionary(
            properties.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
        relationships = properties.filter { $0.destination != nil }
        attributes = properties.filter { $0.destination == nil }
        unique = properties.filter { $0.attribute?.options.contains(.unique) ?? false }
    }

    func property(_ name: String) -> Schema.PropertyMetadata? { byName[name].map { properties[$0] } }

    /// The variable at the other end of a relationship.
    func inverse(of name: String) -> Schema.PropertyMetadata? { inverses[name] }

    private func findInverses() -> [String: Schema.PropertyMetadata] {
        relationships.reduce(into: [:]) { found, property in
            guard let destination = property.destination else { return }
            let others = Self.of(destination).relationships
            let explicit =
                property.relationship?.inverse.flatMap { path in others.first { $0.keyPath == path } }
                ?? others.first { $0.relationship?.inverse == property.keyPath }
            found[property.name] = explicit ?? implied(property, others)
        }
    }

    /// Where each of two types leads to the other in one way only, SwiftData takes these for two ends of one thing.
    private func implied(
        _ property: Schema.PropertyMetadata, _ others: [Schema.PropertyMetadata]
    ) -> Schema.PropertyMetadata? {
        func leads(_ candidate: Schema.PropertyMetadata, to wanted: any PersistentModel.Type) -> Bool {
            candidate.destination.map { ObjectIdentifier($0) } == ObjectIdentifier(wanted)
                && candidate.relationship?.inverse == nil
        }
        guard let destination = property.destination, ObjectIdentifier(destination) != ObjectIdentifier(type) else {
            return nil
        }
        let back = others.filter { leads($0, to: type) }, forth = relationships.filter { leads($0, to: destination) }
        return back.count == 1 && forth.count == 1 ? back[0] : nil
    }
}
