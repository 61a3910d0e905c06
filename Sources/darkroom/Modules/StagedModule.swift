/// A module's files as they are compiled.
struct StagedModule {
    let module: SourceModule
    /// By path.
    let files: [String: String]

    init(_ module: SourceModule, _ conditions: PlatformConditions, _ generated: [String: String]) {
        self.module = module
        files = module.contents.mapValues { StagedSource.text(of: $0, conditions) }
            .merging(generated) { written, _ in written }
    }

    /// Everything that the compiled module depends on.
    var identity: [String] {
        [module.name, module.package ?? ""] + module.conditions
            + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
}
