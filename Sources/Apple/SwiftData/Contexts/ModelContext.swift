import Foundation
import FoundationCompat

/// Inserts, deletes and fetches models.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
    public let container: ModelContainer
    public var author: String?
    /// Whether others see what is inserted here before `save()`; so from the start in `mainContext` only.
    public var autosaveEnabled = false {
        didSet {
            guard autosaveEnabled != oldValue else { return }
            ProcessStateChanges.increment()
            container.setAutosave(autosaveEnabled, self)
        }
    }
    private(set) var inserted: [any PersistentModel] = []
    private(set) var deleted: [any PersistentModel] = []
    private(set) var changed: [any PersistentModel] = []
    private var undo: [() -> Void] = []
    private nonisolated(unsafe) static var insertions = 0

    public init(_ container: ModelContainer) { self.container = container }

    /// One that saves by itself.
    init(autosaving container: ModelContainer) {
        self.container = container
        autosaveEnabled = true
        container.setAutosave(true, self)
    }

    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    public var debugDescription: String { "ModelContext" }

    public static let willSave = Notification.Name("ModelContextWillSave")
    public static let didSave = Notification.Name("ModelContextDidSave")

    // MARK: Changes

    public func insert<T: PersistentModel>(_ model: T) { StoreLock.shared.withLock { keep(model) } }

    /// With everything that the model leads to. Called with the lock held.
    func keep(_ model: any PersistentModel) {
        let record = model._$record
        guard record.context == nil || record.isDeleted else { return }
        ProcessStateChanges.increment()
        record.context = self
        record.isDeleted = false
        deleted.removeAll { $0 === model }
        // Named now, so that drawing it changes nothing.
        _ = record.identifier(of: type(of: model))
        let isNew = record.sequence == nil
        if isNew {
            Self.insertions += 1
            record.sequence = Self.insertions
        }
        // What the store keeps already has only lost its context.
        if isNew || !container.store.contains(model) { inserted.append(model) }
        ModelGraph.connect(model)
    }

    /// Takes over a model whose context is gone. Called with the lock held.
    func adopt(_ model: any PersistentModel) {
        if model._$record.context == nil { model._$record.context = self }
    }

    public func delete<T: PersistentModel>(_ model: T) { StoreLock.shared.withLock { discard(model) } }

    private func discard(_ model: any PersistentModel) {
        guard !model._$record.isDeleted, model._$record.context != nil || container.store.contains(model) else {
            return
        }
        ProcessStateChanges.increment()
        adopt(model)
        model._$record.isDeleted = true
        let wasInserted = inserted.contains { $0 === model }
        inserted.removeAll { $0 === model }
        changed.removeAll { $0 === model }
        if !wasInserted { deleted.append(model) }
        for other in ModelGraph.disconnect(model) { discard(other) }
    }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }

    func increment(of model: any PersistentModel, undo step: @escaping () -> Void) {
        ProcessStateChanges.increment()
        undo.append(step)
        let isKnown = { (list: [any PersistentModel]) in list.contains { $0 === model } }
        if !isKnown(changed), !isKnown(inserted) { changed.append(model) }
    }

    func isChanged(_ model: any PersistentModel) -> Bool {
        (changed + inserted + deleted).contains { $0 === model }
    }

    public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }
    public var insertedModelsArray: [any PersistentModel] { inserted }
    public var changedModelsArray: [any PersistentModel] { changed }
    public var deletedModelsArray: [any PersistentModel] { deleted }

    /// Does nothing: changes are seen immediately.
    public func processPendingChanges() {}

    /// Puts the changes into the container's store in memory; never throws.
    public func save() throws {
        NotificationCenter.default.post(name: Self.willSave, object: self)
        StoreLock.shared.withLock {
            if hasChanges { ProcessStateChanges.increment() }
            for model in inserted { container.store.insert(model) }
            for model in deleted {
                container.store.remove(model)
                model._$record.context = nil
            }
            (inserted, deleted, changed, undo) = ([], [], [], [])
        }
        NotificationCenter.default.post(name: Self.didSave, object: self)
    }

    public func rollback() {
        StoreLock.shared.withLock {
            if hasChanges { ProcessStateChanges.increment() }
            let steps = undo
            undo = []
            let records = (changed + inserted + deleted).map(\._$record)
            for record in records { record.isQuiet = true }
            for step in steps.reversed() { step() }
            for record in records { record.isQuiet = false }
            for model in inserted { model._$record.context = nil }
            for model in deleted { model._$record.isDeleted = false }
            (inserted, deleted, changed) = ([], [], [])
        }
    }

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}
