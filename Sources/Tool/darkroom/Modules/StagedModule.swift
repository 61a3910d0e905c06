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
        _ availability: ModuleAvailability
    ) {
        self.module = module
        let staged = module.contents.mapValues { StagedSource($0, conditions) }, imports = staged.mapValues(\.imports)
        self.imports = imports.values.reduce(into: []) { $0.formUnion($1) }
        absent = AbsentModules(imports, availability, on: conditions.platform)
        files = staged.mapValues { $0.text(availability) }
            .merging(generated) { written, _ in written }
    }

    /// Everything that the compiled module depends on.
    var identity: [String] {
        [module.name, module.package ?? ""] + module.conditions + module.flags + module.libraries
            + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
}
