import Foundation
import FoundationCompat

/// Connects contexts with stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds an empty store in memory, whatever the type.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let isInMemory = storeType == NSInMemoryStoreType || storeURL?.path == "/dev/null"
        if !isInMemory, let storeURL {
            StoreFindings.note(container: name ?? storeURL.deletingPathExtension().lastPathComponent, file: storeURL)
        }
        let store = NSPersistentStore(
            type: storeType, url: storeURL, configuration: configuration, options: options,
            contents: StoreContents.opened(isInMemory ? nil : storeURL))
        let isReadOnly = options?[NSReadOnlyPersistentStoreOption]
        store.isReadOnly = isReadOnly as? Bool ?? (isReadOnly as? NSNumber)?.boolValue ?? false
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }

    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            let store = try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.options)
            if storeDescription.isReadOnly { store.isReadOnly = true }
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        let moved = try addPersistentStore(
            ofType: storeType, configurationName: nil, at: URL, options: options)
        ProcessStateChanges.increment()
        moved.contents.objects += store.contents.objects
        try remove(store)
        return moved
    }

    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
    }

    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws { StoreContents.forget(url) }

    open func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { StoreContents.forget(url) }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        StoreLock.shared.withLock { objects().first { $0.objectID.uriRepresentation() == url }?.objectID }
    }

    open func performAndWait(_ block: () -> Void) { block() }
    open func perform(_ block: @escaping () -> Void) { block() }

    // MARK: Contents

    /// Each once, though a file may have been added several times.
    func objects() -> [NSManagedObject] {
        var seen: Set<ObjectIdentifier> = []
        return persistentStores.map(\.contents).filter { seen.insert(ObjectIdentifier($0)).inserted }.flatMap(\.objects)
    }

    /// Called with the lock held.
    ///
    /// - Throws: `NSPersistentStoreSaveError` where all stores can only be read; nothing is changed then.
    func write(_ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]) throws {
        if !persistentStores.isEmpty, persistentStores.allSatisfy(\.isReadOnly),
            !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty)
        {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
                userInfo: [NSLocalizedDescriptionKey: "The store was opened for reading only."])
        }
        for store in persistentStores { store.contents.objects.removeAll { deleted.contains($0) } }
        guard let store = persistentStores.first(where: { !$0.isReadOnly }) else { return }
        for object in inserted {
            object.objectID.isTemporaryID = false
            object.objectID.persistentStore = store
        }
        store.contents.objects += inserted
    }
}
