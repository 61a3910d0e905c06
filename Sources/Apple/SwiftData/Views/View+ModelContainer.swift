import SwiftUICore

extension EnvironmentValues {
    private enum ModelContextKey: EnvironmentKey {
        static var defaultValue: ModelContext? { nil }
    }

    /// The context of the nearest `modelContainer`; an empty one where there is none.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? EmptyStore.context }
        set { self[ModelContextKey.self] = newValue }
    }

    /// Whether a view has set one.
    var hasModelContext: Bool { self[ModelContextKey.self] != nil }
}

private enum EmptyStore {
    nonisolated(unsafe) static let context: ModelContext = {
        // A configuration in memory cannot fail.
        let container = try! ModelContainer(
            for: Schema(), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        return ModelContext(container)
    }()
}

nonisolated extension View {
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.viewContext)
    }

    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ModelContainerModifier(
                types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
    }

    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

/// An app's scenes are never shown: these let its file compile beside a widget's.
nonisolated extension Scene {
    /// Changes nothing: no scene is shown.
    public func modelContainer(_ container: ModelContainer) -> some Scene { self }

    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }

    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }

    /// Changes nothing: no scene is shown.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
}
