import Foundation
import FoundationCompat
import ProcessContext

/// The models that have been saved, by type.
final class ModelStore {
    private var groups: [(type: any PersistentModel.Type, models: [any PersistentModel])] = []

    /// By the file that each would have. Used with the lock held.
    private final class Opened: @unchecked Sendable, ContextKey {
        var stores: [String: ModelStore] = [:]

        static func makeValue(in context: ProcessContext) -> Opened { Opened() }
    }

    static func opened(_ configuration: ModelConfiguration) -> ModelStore {
        guard !configuration.isStoredInMemoryOnly else { return ModelStore() }
        return StoreLock.shared.withLock {
            let opened = ProcessContext.current[Opened.self]
            if let store = opened.stores[configuration.url.path] { return store }
            note(configuration)
            let store = ModelStore()
            opened.stores[configuration.url.path] = store
            return store
        }
    }

    /// Tells that models on disk are not looked for.
    static func note(_ configuration: ModelConfiguration) {
        StoreFindings.note(container: configuration.name, file: configuration.url)
    }

    /// Those of a type and its subclasses, in the order of their insertion.
    func models<T: PersistentModel>(_ type: T.Type) -> [T] {
        let found = groups.filter { $0.type is T.Type }.map { $0.models.compactMap { $0 as? T } }
        guard found.count > 1 else { return found.first ?? [] }
        return found.flatMap { $0 }.sorted { ($0._$record.sequence ?? 0) < ($1._$record.sequence ?? 0) }
    }

    var all: [any PersistentModel] { groups.flatMap(\.models) }

    func forEach(_ body: (any PersistentModel) -> Void) {
        for group in groups { group.models.forEach(body) }
    }

    func contains(_ model: any PersistentModel) -> Bool {
        let type = type(of: model)
        return groups.first { $0.type == type }?.models.contains { $0 === model } ?? false
    }

    func insert(_ model: any PersistentModel) {
        ProcessStateChanges.increment()
        let type = type(of: model)
        let index = groups.firstIndex { $0.type == type } ?? groups.endIndex
        if index == groups.endIndex { groups.append((type, [])) }
        guard !groups[index].models.contains(where: { $0 === model }) else { return }
        if let place = clash(of: model, in: groups[index].models) {
            // A second object with the same unique value gives the first one its values.
            for property in ModelSchema.of(type).attributes {
                _ = property.write(groups[index].models[place], property.read(model))
            }
            model._$record.isDeleted = true
            model._$record.context = nil
        } else {
            groups[index].models.append(model)
        }
    }

    private func clash(of model: any PersistentModel, in models: [any PersistentModel]) -> Int? {
        for property in ModelSchema.of(type(of: model)).unique {
            // No value clashes with no other.
            guard let value = KeyValues.unwrapped(property.read(model)) as? AnyHashable else { continue }
            let place = models.firstIndex { KeyValues.unwrapped(property.read($0)) as? AnyHashable == value }
            if let place { return place }
        }
        return nil
    }

    func remove(_ model: any PersistentModel) {
        ProcessStateChanges.increment()
        let type = type(of: model)
        guard let index = groups.firstIndex(where: { $0.type == type }) else { return }
        groups[index].models.removeAll { $0 === model }
    }

    func removeAll() {
        if !groups.isEmpty { ProcessStateChanges.increment() }
        groups = []
    }
}
