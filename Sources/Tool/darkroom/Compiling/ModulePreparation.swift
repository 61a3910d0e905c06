import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Settles what a module is compiled from, and how: everything but the compilation.
final class ModulePreparation {
    let catalog: ModuleCatalog
    private let arguments: CompilerArguments
    let cache: ProgramCache
    private let failures: FailedCompilations
    private let conditions: [String]
    /// Takes what is told at once.
    let diagnostics: any Diagnostics
    /// What the compiler is told of macros, by their targets.
    private var macros: [String: [String]] = [:]

    /// - Parameter conditions: compilation conditions that hold everywhere.
    init(
        _ catalog: ModuleCatalog, _ arguments: CompilerArguments, _ cache: ProgramCache, _ failures: FailedCompilations,
        conditions: [String], _ diagnostics: any Diagnostics
    ) {
        self.catalog = catalog
        self.arguments = arguments
        self.cache = cache
        self.failures = failures
        self.conditions = conditions
        self.diagnostics = diagnostics
    }

    /// How a module may be compiled.
    struct Way {
        var platform = PlatformConditions.Platform.phone
        /// Whether what uses things that are not there is left out of it.
        var allowsOmission = false
        /// Whether it may fail without ending everything.
        var isTrial: Bool
    }

    /// On the platform on which nothing has to be left out of it, else with things left out on the first that works.
    static func ways(to module: CompilableModule) -> [Way] {
        switch module {
        case .clang(let module): return [Way(isTrial: module.isRemote)]
        case .swift(let module):
            let whole = module.platforms.map { Way(platform: $0, isTrial: true) }
            let last = Way(
                platform: module.platforms[0], allowsOmission: !module.isAllOrNothing,
                isTrial: module.isRemote || module.isAllOrNothing)
            return (whole.count > 1 ? whole : []) + [last]
        }
    }

    /// - Parameters:
    ///   - importing: gives those among names that are compiled, and what they import in turn.
    ///   - said: takes what is found to be wrong with the module's files.
    func attempt(
        _ way: Way, _ module: CompilableModule, _ availability: ModuleAvailability,
        importing: (Set<String>) -> [CompiledModule], _ said: any Diagnostics
    ) -> ModuleAttempt {
        switch module {
        case .swift(let source): attempt(way, source, availability, importing, said)
        case .clang(let clang): attempt(way, clang, importing(Set(clang.dependencies)))
        }
    }

    private func attempt(
        _ way: Way, _ module: SourceModule, _ availability: ModuleAvailability,
        _ importing: (Set<String>) -> [CompiledModule], _ said: any Diagnostics
    ) -> ModuleAttempt {
        let isPhone = way.platform == .phone, system = catalog.conditions(for: way.platform, module.languageMode)
        let generated = GeneratedSources(module, canImport: system.canImport, said)
        let staged = StagedModule(module, system, generated.files, availability)
        let imported = importing(staged.imports)
        let usesNetwork =
            generated.usesNetwork
            || NetworkingSource.usesNetwork(module.contents.values) || imported.contains(where: \.usesNetwork)
        let own = isPhone ? module.conditions : module.linuxConditions
        let macros = module.macros.flatMap { arguments(of: $0, said) }
        let key = key(
            staged.identity + ["\(way.platform) \(way.allowsOmission) \(way.isTrial)"] + own + macros
                + imported.map(\.key))
        let name = module.compiledName ?? module.name
        // What may fail is kept as a module that is not there.
        let failure = way.isTrial ? nil : failures.record(of: key)
        let (files, absent, origins, conditions) = (staged.files, staged.absent, module.origins, conditions + own)
        let (common, moduleName, isRemote, package) = (arguments, module.name, module.isRemote, module.package)
        let languageMode = module.languageMode
        let flags = imported.flatMap(\.importArguments), ownFlags = module.flags + macros
        let compiled = CompiledModule(
            name: module.name, key: key, importArguments: [], linkArguments: [],
            dependencies: imported.map(\.name), usesNetwork: usesNetwork, resourceFolders: module.resourceFolders)
        let alias = module.compiledName.map { ["-module-alias", "\(module.name)=\($0)"] } ?? []
        let libraries = SystemLibraries.arguments(module.libraries)
        return ModuleAttempt(key: key, isTrial: way.isTrial) { folder, diagnostics in
            // What is written for Linux brings what it needs.
            let implicit = isPhone ? ImplicitImports.modules(for: files.values, usesNetwork: usesNetwork) : []
            var words = ["-module-name", name, "-parse-as-library", "-emit-module"]
            // A job of its own for the module would check all files twice, on cores that other compilations need.
            words.append("-no-emit-module-separately-wmo")
            words += ["-emit-module-path", "\(folder)/\(name).swiftmodule", "-c"]
            if let package { words += ["-package-name", Self.packageName(package)] }
            words += flags + common.common(conditions, importing: implicit) + ownFlags
            // Of the widget's own files only: what a package or a framework is warned of, its own builds tell.
            words.append("-suppress-warnings")
            var compilation = Compilation(
                toolchain: common.toolchain, folder: "\(folder)/Sources", files: files, origins: origins,
                absent: absent, name: "the module \(moduleName)", isOptional: { _ in true }, diagnostics: diagnostics)
            compilation.allowsOmission = way.allowsOmission
            compilation.canStandIn = isPhone
            compilation.languageMode = languageMode
            compilation.failure = failure
            let objects = ObjectFiles(folder)
            words += try objects.arguments(for: files.keys)
            let leftOut = try compilation.run(words, output: nil)
            try LeftOutWarnings(leftOut, of: moduleName, isRemote: isRemote).write(to: folder)
        } module: { folder in
            var module = compiled
            module.importArguments = ["-I", folder] + macros + alias
            module.linkArguments = ObjectFiles.all(in: folder) + libraries
            module.warnings = LeftOutWarnings(folder, origins: origins)
            return module
        }
    }

    private func attempt(_ way: Way, _ module: ClangModule, _ imported: [CompiledModule]) -> ModuleAttempt {
        let key = key(module.identity + imported.map(\.key)), dependencies = imported.map(\.name)
        let compilation = ClangCompilation(
            module: module, toolchain: arguments.toolchain, imported: imported.flatMap(\.importArguments))
        return ModuleAttempt(key: key, isTrial: way.isTrial) { folder, diagnostics in
            try compilation.run(in: folder, diagnostics)
        } module: { folder in
            CompiledModule(
                name: module.name, key: key, importArguments: compilation.importArguments(folder),
                linkArguments: compilation.linkArguments(folder), dependencies: dependencies)
        }
    }

    /// What the compiler is told of macros; nothing of those that cannot be built, which is said then. Another time
    /// may find the packages that they need.
    private func arguments(of macro: MacroPlugin, _ said: any Diagnostics) -> [String] {
        if let known = macros[macro.target] { return known }
        var found: [String] = []
        do {
            let folder = try cache.module(macro.target, key: key(macro.identity)) { folder in
                try macro.build(arguments.toolchain, in: folder, diagnostics)
            }
            found = macro.arguments(folder)
        } catch {
            let reason = (error as? CommandFailure)?.message ?? FileProblem.text(error)
            said.warn("the macros \(macro.target) are left out: \(reason)")
        }
        macros[macro.target] = found
        return found
    }

    /// Packages may be called anything, what the compiler takes may not.
    static func packageName(_ name: String) -> String {
        String(name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private func key(_ parts: [String]) -> String {
        let all =
            [
                DarkroomVersion.current, "an object each", arguments.toolchain.identity,
                FileIdentity.text(arguments.runtime.library)
            ] + conditions + parts
        return SHA256.hexadecimal(parts: all)
    }
}
