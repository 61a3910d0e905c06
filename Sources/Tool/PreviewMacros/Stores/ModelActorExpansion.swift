/// What `@ModelActor` adds to an actor: the container, what its work runs on, and an initializer from the container.
struct ModelActorExpansion {
    let declaration: String

    func text(role: String, extended: String?) -> String {
        if role == "extension" { return "extension \(extended ?? ""): SwiftData.ModelActor {}" }
        let access = declaration.prefix { $0 != "{" }.contains("public ") ? "public " : ""
        return """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor

            \(access)nonisolated let modelContainer: SwiftData.ModelContainer

            \(access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """
    }
}
