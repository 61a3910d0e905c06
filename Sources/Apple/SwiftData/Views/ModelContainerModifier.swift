import SwiftUICore

/// Makes a container where a view first appears, and gives it to what is inside.
struct ModelContainerModifier: ViewModifier {
    @MainActor
    final class Holder {
        private var container: ModelContainer?

        nonisolated init() {}

        func container(of modifier: ModelContainerModifier) -> ModelContainer? {
            if let container { return container }
            let made = Result {
                try ModelContainer(
                    for: Schema(modifier.types),
                    configurations: ModelConfiguration(isStoredInMemoryOnly: modifier.inMemory))
            }
            container = try? made.get()
            container?.mainContext.autosaveEnabled = modifier.isAutosaveEnabled
            modifier.onSetup(made)
            return container
        }
    }

    nonisolated(unsafe) let types: [any PersistentModel.Type]
    let inMemory: Bool
    let isAutosaveEnabled: Bool
    nonisolated(unsafe) let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var holder = Holder()

    nonisolated init(
        types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        self.types = types
        self.inMemory = inMemory
        self.isAutosaveEnabled = isAutosaveEnabled
        self.onSetup = onSetup
    }

    func body(content: Content) -> some View {
        let context = holder.container(of: self)?.mainContext
        content.transformEnvironment(\.modelContext) { if let context { $0 = context } }
    }
}
