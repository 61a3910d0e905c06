import Foundation

extension ModelContext {
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try StoreLock.shared.withLock {
            try container.autosave(before: self)
            // Of every type, since what is found leads to others.
            container.store.forEach(adopt)
            var models = container.store.models(T.self).filter {
                !$0._$record.isDeleted || $0._$record.context !== self
            }
            if descriptor.includePendingChanges { models += inserted.compactMap { $0 as? T } }
            return try descriptor.applied(to: models)
        }
    }

    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> { FetchResultsCollection(try fetch(descriptor)) }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }

    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        known(persistentModelID) as? T
    }

    /// As on an iPhone it traps for an identifier that nothing has; `registeredModel(for:)` asks first.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = known(persistentModelID) else {
            preconditionFailure("no model has the identifier \(persistentModelID)")
        }
        return model
    }

    private func known(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        StoreLock.shared.withLock {
            container.store.forEach(adopt)
            return (inserted + container.store.all).first {
                !$0._$record.isDeleted && $0._$record.identifier(of: type(of: $0)) == identifier
            }
        }
    }
}
