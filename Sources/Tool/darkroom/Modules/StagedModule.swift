/// A module's files as they are compiled.
struct StagedModule {
    let module: SourceModule
    /// By path.
    let files: [String: String]
    let imports: Set<String>
    /// What the files import and is not there.
    let absent: AbsentModules

    init(
        _ module: SourceModule, _ conditions: PlatformConditions, _ generated: [String: String],
        isThere: (String) -> Bool
    ) {
        self.module = module
        let staged = module.contents.mapValues { StagedSource.text(of: $0, conditions) }
        imports = ImportDeclarations.modules(in: staged.values)
        absent = AbsentModules(staged, isThere: isThere)
        files = staged.mapValues { ImportDeclarations.followable($0, isThere: isThere) }
            .merging(generated) { written, _ in written }
    }

    /// Everything that the compiled module depends on.
    var identity: [String] {
        [module.name, module.package ?? ""] + module.conditions + module.flags + module.libraries
            + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
}
