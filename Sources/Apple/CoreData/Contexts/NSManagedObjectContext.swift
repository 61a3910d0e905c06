import Foundation
import FoundationCompat

/// Inserts, deletes and fetches objects; what is saved goes to the parent context or to the store.
///
/// Objects live in memory and are the same in every context: a context decides which of them are seen.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue that a context would use; here its blocks run on the thread that calls.
    public enum ConcurrencyType: UInt, Sendable {
        case confinementConcurrencyType = 0
        case privateQueueConcurrencyType = 1
        case mainQueueConcurrencyType = 2

        public static let privateQueue = ConcurrencyType.privateQueueConcurrencyType
        public static let mainQueue = ConcurrencyType.mainQueueConcurrencyType
    }

    /// When a block would run; here both run immediately.
    public enum ScheduledTaskType: Sendable {
        case immediate, enqueued
    }

    open var concurrencyType: NSManagedObjectContextConcurrencyType { kind }
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var name: String?
    open var transactionAuthor: String?
    /// Accepted; there is nothing to undo in a picture.
    open var undoManager: Any?
    open var userInfo = NSMutableDictionary()
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = true
    open var stalenessInterval: TimeInterval = -1
    /// Always nil.
    open var queryGenerationToken: NSQueryGenerationToken? { nil }

    private let kind: NSManagedObjectContextConcurrencyType
    private(set) var inserted: [NSManagedObject] = []
    private(set) var updated: [NSManagedObject] = []
    private(set) var deleted: [NSManagedObject] = []
    /// What changed values were before, by object.
    private var before: [ObjectIdentifier: [String: Any?]] = [:]

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        kind = ct
        super.init()
    }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    /// That of the outermost context.
    var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }

    // MARK: Changes

    open func insert(_ object: NSManagedObject) {
        StoreLock.shared.withLock {
            guard object.managedObjectContext == nil || object.isDeleted else { return }
            ProcessStateChanges.increment()
            object.managedObjectContext = self
            object.isDeleted = false
            deleted.removeAll { $0 === object }
            if !keeps(object) { inserted.append(object) }
        }
    }

    open func delete(_ object: NSManagedObject) {
        StoreLock.shared.withLock {
            guard !object.isDeleted, object.managedObjectContext != nil || keeps(object) else { return }
            ProcessStateChanges.increment()
            adopt(object)
            object.prepareForDeletion()
            (object as? any _PreparesForDeletion)?._prepareForDeletion()
            object.isDeleted = true
            let wasInserted = inserted.contains(object)
            inserted.removeAll { $0 === object }
            updated.removeAll { $0 === object }
            if !wasInserted { deleted.append(object) }
            for other in RelationshipKeeper.disconnect(object) { delete(other) }
        }
    }

    /// Whether an object was saved before, and is not new here.
    private func keeps(_ object: NSManagedObject) -> Bool {
        // What was never saved is told without a search.
        !object.objectID.isTemporaryID && saved.contains { $0 === object }
    }

    /// Takes over an object whose context is gone, as that of a background task is after it.
    private func adopt(_ object: NSManagedObject) {
        if object.managedObjectContext == nil { object.managedObjectContext = self }
    }

    /// Called with the lock held.
    func increment(of object: NSManagedObject, _ key: String) {
        ProcessStateChanges.increment()
        let id = ObjectIdentifier(object)
        if before[id]?[key] == nil { before[id, default: [:]][key] = .some(object.values[key]) }
        if !updated.contains(object), !inserted.contains(object), !object.isDeleted { updated.append(object) }
    }

    func firstValues(of object: NSManagedObject) -> [String: Any]? {
        before[ObjectIdentifier(object)]?.mapValues { $0 ?? NSNull() as Any }
    }

    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(adoptedObjects()) }

    /// Does nothing: changes are seen immediately.
    open func processPendingChanges() {}

    /// - Throws: what an object's validation does; the context is unchanged then.
    open func save() throws {
        try StoreLock.shared.withLock {
            if hasChanges { ProcessStateChanges.increment() }
            for object in inserted + updated {
                object.willSave()
                (object as? any _WillSave)?._willSave()
            }
            for object in inserted {
                try object.validateForInsert()
                try (object as? any _ValidatesForInsert)?._validateForInsert()
            }
            for object in updated {
                try object.validateForUpdate()
                try (object as? any _ValidatesForUpdate)?._validateForUpdate()
            }
            for object in deleted {
                try object.validateForDelete()
                try (object as? any _ValidatesForDelete)?._validateForDelete()
            }
            let changes: [AnyHashable: Any] = [
                NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
                NSDeletedObjectsKey: deletedObjects
            ]
            let center = NotificationCenter.default
            center.post(name: .NSManagedObjectContextWillSave, object: self)
            let written = inserted + updated
            if let parent {
                parent.take(inserted, updated, deleted)
            } else {
                try coordinator?.write(inserted, updated, deleted)
            }
            (inserted, updated, deleted, before) = ([], [], [], [:])
            for object in written {
                object.didSave()
                (object as? any _DidSave)?._didSave()
            }
            center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
        }
    }

    /// What a child context saved.
    private func take(_ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]) {
        for object in new { object.managedObjectContext = self }
        inserted += new
        updated += changed.filter { !updated.contains($0) && !inserted.contains($0) }
        for object in gone {
            if inserted.contains(object) { inserted.removeAll { $0 === object } } else { deleted.append(object) }
        }
    }

    open func rollback() {
        StoreLock.shared.withLock {
            if hasChanges { ProcessStateChanges.increment() }
            for object in updated + inserted + deleted {
                for (key, value) in before[ObjectIdentifier(object)] ?? [:] { object.values[key] = value }
            }
            for object in inserted { object.managedObjectContext = nil }
            for object in deleted { object.isDeleted = false }
            (inserted, updated, deleted, before) = ([], [], [], [:])
        }
    }

    open func undo() { rollback() }
    /// Does nothing: what `undo()` took back is gone.
    open func redo() {}

    /// Forgets what was not saved.
    open func reset() { rollback() }

    // MARK: Objects

    /// Everything that is seen here, in the order of insertion.
    private func visibleObjects() -> [NSManagedObject] {
        // A context without a store keeps what it has inserted.
        saved.filter { object in !deleted.contains { $0 === object } } + inserted
    }

    /// What others have saved for this context to see.
    private var saved: [NSManagedObject] { parent?.visibleObjects() ?? coordinator?.objects() ?? [] }

    /// The same, each with a context that notes its changes.
    func adoptedObjects() -> [NSManagedObject] {
        let objects = visibleObjects()
        for object in objects { adopt(object) }
        return objects
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? EntityRegistry.object(of: objectID.entity, in: nil)
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        StoreLock.shared.withLock { adoptedObjects().first { $0.objectID == objectID } }
    }

    /// - Throws: `NSManagedObjectReferentialIntegrityError` where nothing has the identifier.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = registeredObject(for: objectID) { return object }
        throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }

    /// Does nothing: objects are the same in every context.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// Does nothing: objects are the same in every context.
    open func refreshAllObjects() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }
    /// Does nothing: an object goes to the coordinator's store.
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    /// Does nothing; a store in memory has its latest state only.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    /// Does nothing: every context has seen the changes already.
    open func mergeChanges(fromContextDidSave notification: Notification) {}

    /// Batch requests change what is in memory, so that every context has seen it already.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {}
}

/// The name of `NSManagedObjectContext.ConcurrencyType` in Objective-C.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// A state of a store to which a context would be pinned; a store in memory has its latest one only.
open class NSQueryGenerationToken: NSObject {
    public static let current = NSQueryGenerationToken()
}
