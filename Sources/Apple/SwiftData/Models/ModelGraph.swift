/// Keeps both ends of relationships together.
enum ModelGraph {
    static func models(_ value: Any) -> [any PersistentModel] { (value as? any _Relation)?._relatedModels ?? [] }

    /// What follows from a relationship's new value: the other ends, and that related models are kept as well.
    static func update(
        _ model: any PersistentModel, _ name: String, before: [any PersistentModel], after: [any PersistentModel]
    ) {
        guard !before.isEmpty || !after.isEmpty else { return }
        let inverse = ModelSchema.of(type(of: model)).inverse(of: name)
        for gone in before where !after.contains(where: { $0 === gone }) {
            inverse.map { remove(model, from: gone, $0) }
        }
        for added in after {
            if let inverse { add(model, to: added, inverse, from: name) }
            // Whoever is related to a model that is kept, is kept as well.
            if let context = model._$record.context, added._$record.context == nil { context.keep(added) }
            if let context = added._$record.context, model._$record.context == nil { context.keep(model) }
        }
    }

    /// The other ends of everything that a model was made with.
    static func connect(_ model: any PersistentModel) {
        for property in ModelSchema.of(type(of: model)).relationships {
            update(model, property.name, before: [], after: property.related(model))
        }
    }

    /// Takes a model out of all that leads to it, as its delete rules say.
    ///
    /// - Returns: what is deleted with it.
    static func disconnect(_ model: any PersistentModel) -> [any PersistentModel] {
        var others: [any PersistentModel] = []
        for property in ModelSchema.of(type(of: model)).relationships {
            let related = property.related(model)
            switch property.relationship?.deleteRule ?? .nullify {
            case .cascade: others += related
            case .noAction: break
            case .nullify, .deny:
                guard let inverse = ModelSchema.of(type(of: model)).inverse(of: property.name) else { break }
                for other in related { remove(model, from: other, inverse) }
            }
        }
        return others
    }

    private static func add(
        _ model: any PersistentModel, to other: any PersistentModel, _ inverse: Schema.PropertyMetadata,
        from name: String
    ) {
        let current = inverse.related(other)
        guard !current.contains(where: { $0 === model }) else { return }
        if !inverse.isToMany, let previous = current.first,
            let back = ModelSchema.of(type(of: previous)).property(name)
        {
            remove(other, from: previous, back)
        }
        write(inverse.isToMany ? current + [model] : [model], to: other, inverse)
    }

    private static func remove(
        _ model: any PersistentModel, from other: any PersistentModel, _ property: Schema.PropertyMetadata
    ) {
        let current = property.related(other)
        guard current.contains(where: { $0 === model }) else { return }
        write(current.filter { $0 !== model }, to: other, property)
    }

    private static func write(
        _ models: [any PersistentModel], to other: any PersistentModel, _ property: Schema.PropertyMetadata
    ) {
        let record = other._$record, wasQuiet = record.isQuiet, before = property.read(other)
        record.isQuiet = true
        defer { record.isQuiet = wasQuiet }
        guard property.relate(other, models) else { return }
        record.context?.increment(of: other) { [weak other] in
            if let other { _ = property.write(other, before) }
        }
    }
}
