import Foundation

/// Keeps models in memory for as long as the process lasts; containers of one file share what they keep.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store: ModelStore
    private var autosaving: [WeakContext] = []

    private struct WeakContext {
        weak var context: ModelContext?
    }

    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        schema = givenSchema
        self.migrationPlan = migrationPlan
        let used = configurations.isEmpty ? [ModelConfiguration(isStoredInMemoryOnly: false)] : configurations
        self.configurations = Set(used)
        store = ModelStore.opened(used[0])
        for other in used.dropFirst() where !other.isStoredInMemoryOnly { ModelStore.note(other) }
    }

    /// The context of the main actor, made when it is first asked for.
    @MainActor public var mainContext: ModelContext { viewContext }

    /// The same for views, whose code runs on the main actor without saying so.
    private(set) lazy var viewContext = ModelContext(autosaving: self)

    public func deleteAllData() { StoreLock.shared.withLock { store.removeAll() } }

    /// Removes all models from memory; never throws.
    public func erase() throws { deleteAllData() }

    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

    // MARK: Saving by itself

    func setAutosave(_ isOn: Bool, _ context: ModelContext) {
        StoreLock.shared.withLock {
            autosaving.removeAll { $0.context == nil || $0.context === context }
            if isOn { autosaving.append(WeakContext(context: context)) }
        }
    }

    /// On an iPhone a context saves by itself as soon as the run loop turns, before others come to read.
    func autosave(before reader: ModelContext) throws {
        for entry in autosaving {
            if let context = entry.context, context !== reader, context.hasChanges { try context.save() }
        }
    }
}
