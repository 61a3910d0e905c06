/// A module that widgets and other modules can import.
struct CompiledModule {
    let name: String
    /// Names everything that went into it.
    let key: String
    /// What the compiler is told of those that import it, whether directly or not.
    var importArguments: [String]
    /// What programs are linked with.
    var linkArguments: [String]
    /// What it imports among those that were compiled along.
    var dependencies: [String] = []
    /// Whether it loads what URLs of the web need.
    var usesNetwork = false
    /// The folders that hold its resources.
    var resourceFolders: [String] = []
    /// What was left out of it.
    var warnings = LeftOutWarnings()
}
