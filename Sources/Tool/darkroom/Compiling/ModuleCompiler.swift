import Foundation
import Glibc
import RenderCoordinator
import RenderModel
import SystemSupport

/// Compiles the modules that a widget imports. Each is kept by itself: a change of the widget does not compile its
/// packages again.
final class ModuleCompiler {
    /// The file of a compiled module that is written last: empty, or why there is no module.
    private static let result = "result.txt"

    /// From how many files of C on it is said that compiling them takes long: 250 of C++ take a minute on two cores.
    private static let manySources = 100

    private let catalog: ModuleCatalog
    private let arguments: CompilerArguments
    private let cache: ProgramCache
    private let failures: FailedCompilations
    private let conditions: [String]
    private let diagnostics: any Diagnostics
    /// Those that are there, each after what it imports.
    private(set) var modules: [CompiledModule] = []
    /// Which of how many modules is compiled.
    private var position = (0, 0)
    /// What the compiler is told of macros, by their targets.
    private var macros: [String: [String]] = [:]

    /// - Parameter conditions: compilation conditions that hold everywhere.
    init(
        _ catalog: ModuleCatalog, _ arguments: CompilerArguments, _ cache: ProgramCache, _ failures: FailedCompilations,
        conditions: [String], _ diagnostics: any Diagnostics
    ) {
        self.diagnostics = diagnostics
        self.failures = failures
        self.catalog = catalog
        self.arguments = arguments
        self.cache = cache
        self.conditions = conditions
    }

    /// Compiles those that have not been compiled before. One of a remote package that cannot be compiled is left out,
    /// and said to be; one of the user's own is an error.
    func compile(_ modules: [CompilableModule]) throws {
        for (index, module) in modules.enumerated() {
            position = (index + 1, modules.count)
            switch module {
            case .swift(let source): try compile(source)
            case .clang(let clang): try compile(clang)
            }
        }
    }

    /// What sources can import, now that these are compiled.
    var availability: ModuleAvailability {
        catalog.availability.compiled(modules.map(\.name), reasons: catalog.reasons)
    }

    /// Those among `names`, and what they import in turn.
    func reachable(from names: some Sequence<String>) -> [CompiledModule] {
        var wanted = Set(names)
        let found = modules.reversed().filter { module in
            guard wanted.contains(module.name) else { return false }
            wanted.formUnion(module.dependencies)
            return true
        }
        return found.reversed()
    }

    /// On the platform on which nothing has to be left out of it, else with things left out on the first that works.
    private func compile(_ module: SourceModule) throws {
        if module.platforms.count > 1 {
            for platform in module.platforms {
                if try compile(module, on: platform, allowsOmission: false, isTrial: true) == nil { return }
            }
        }
        let reason = try compile(
            module, on: module.platforms[0], allowsOmission: !module.isAllOrNothing,
            isTrial: module.isRemote || module.isAllOrNothing)
        guard let reason else { return }
        omit(module.name, because: reason)
    }

    /// - Parameter isTrial: whether it may fail without ending everything.
    /// - Returns: why there is no module; nil where there is one.
    private func compile(
        _ module: SourceModule, on platform: PlatformConditions.Platform, allowsOmission: Bool, isTrial: Bool
    ) throws -> String? {
        let isPhone = platform == .phone
        let generated = GeneratedSources(module, diagnostics)
        let staged = StagedModule(module, catalog.conditions(for: platform), generated.files, availability)
        let imported = reachable(from: staged.imports)
        let usesNetwork =
            generated.usesNetwork
            || NetworkingSource.usesNetwork(module.contents.values) || imported.contains(where: \.usesNetwork)
        let own = isPhone ? module.conditions : module.linuxConditions
        let macros = module.macros.flatMap(arguments)
        let key = key(
            staged.identity + ["\(platform) \(allowsOmission) \(isTrial)"] + own + macros + imported.map(\.key))
        let compiledName = module.compiledName ?? module.name
        let folder = try cache.module(Self.result, key: key) { folder in
            announce(module.name, staged.files.count)
            // What is written for Linux brings what it needs.
            let implicit =
                isPhone
                ? CompilerArguments.implicitImports(staged.files.values, usesNetwork: usesNetwork) : []
            var arguments = ["-module-name", compiledName, "-parse-as-library", "-emit-module"]
            // A job of its own for the module would check all files twice, on cores that other compilations need.
            arguments.append("-no-emit-module-separately-wmo")
            arguments += ["-emit-module-path", "\(folder)/\(compiledName).swiftmodule", "-c"]
            if let package = module.package { arguments += ["-package-name", Self.packageName(package)] }
            arguments += imported.flatMap(\.importArguments)
            arguments += self.arguments.common(conditions + own, importing: implicit)
            arguments += module.flags + macros
            // Others' warnings help nobody.
            if module.isRemote { arguments.append("-suppress-warnings") }
            let leftOut = try attempt(isTrial: isTrial, in: folder) { diagnostics in
                var compilation = Compilation(
                    toolchain: self.arguments.toolchain, folder: "\(folder)/Sources", files: staged.files,
                    origins: module.origins, absent: staged.absent, name: "the module \(module.name)",
                    isOptional: { _ in true }, diagnostics: diagnostics)
                compilation.allowsOmission = allowsOmission
                compilation.canStandIn = isPhone
                // What may fail is kept as a module that is not there.
                if !isTrial { compilation.failure = failures.record(of: key) }
                return try compilation.run(arguments, output: "\(folder)/\(module.name).o")
            }
            try LeftOutWarnings(leftOut ?? [], module: module.isRemote ? module.name : nil).write(to: folder)
        }
        let reason = Self.text("\(folder)/\(Self.result)")
        guard reason.isEmpty else { return reason }
        modules.append(
            CompiledModule(
                name: module.name, key: key,
                importArguments: ["-I", folder] + macros
                    + (module.compiledName.map { ["-module-alias", "\(module.name)=\($0)"] } ?? []),
                linkArguments: ["\(folder)/\(module.name).o"] + SystemLibraries.arguments(module.libraries),
                dependencies: imported.map(\.name), usesNetwork: usesNetwork, resourceFolders: module.resourceFolders,
                warnings: LeftOutWarnings(folder)))
        return nil
    }

    /// What the compiler is told of macros; nothing of those that cannot be built, which is said then. Another time
    /// may find the packages that they need.
    private func arguments(_ macro: MacroPlugin) -> [String] {
        if let known = macros[macro.target] { return known }
        var found: [String] = []
        do {
            let folder = try cache.module(macro.target, key: key(macro.identity)) { folder in
                try macro.build(arguments.toolchain, in: folder, diagnostics)
            }
            found = macro.arguments(folder)
        } catch {
            let reason = (error as? CommandFailure)?.message ?? error.localizedDescription
            diagnostics.warn("the macros \(macro.target) are left out: \(reason)")
        }
        macros[macro.target] = found
        return found
    }

    private func compile(_ module: ClangModule) throws {
        let imported = reachable(from: module.dependencies)
        let key = key(module.identity + imported.map(\.key))
        let compilation = ClangCompilation(
            module: module, toolchain: arguments.toolchain, imported: imported.flatMap(\.importArguments))
        let folder = try cache.module(Self.result, key: key) { folder in
            if module.sources.count >= Self.manySources {
                diagnostics.progress(
                    "Compiling the \(module.sources.count) files of \(module.name), which takes a minute or more")
            } else {
                announce(module.name, module.sources.count)
            }
            _ = try attempt(isTrial: module.isRemote, in: folder) { try compilation.run(in: folder, $0) }
        }
        let reason = Self.text("\(folder)/\(Self.result)")
        guard reason.isEmpty else { return omit(module.name, because: reason) }
        modules.append(
            CompiledModule(
                name: module.name, key: key, importArguments: compilation.importArguments(folder),
                linkArguments: compilation.linkArguments(folder), dependencies: imported.map(\.name)))
    }

    /// Compiles, and writes down what came of it; nil where nothing did and that is no error.
    private func attempt<Value>(
        isTrial: Bool, in folder: String, _ compile: (any Diagnostics) throws -> Value
    ) throws -> Value? {
        let trial = CollectedDiagnostics()
        var value: Value?, reason = ""
        do {
            value = try compile(isTrial ? trial : diagnostics)
        } catch let error as CommandFailure where isTrial && error.status == .sourceDidNotCompile {
            let lines = trial.all.filter { $0.kind == .compiler }.flatMap { $0.message.split(separator: "\n") }
            let first = lines.first { $0.contains("error: ") }
            reason = "it does not compile here" + (first.map { " (\($0))" } ?? "")
        }
        try Data(reason.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(Self.result)"))
        return value
    }

    /// Says on a terminal what is under way.
    private func announce(_ name: String, _ files: Int) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        diagnostics.progress(
            "Compiling \(Count.text(files, "file")) of \(name), module \(position.0) of \(position.1)")
    }

    private func omit(_ name: String, because reason: String) {
        diagnostics.warn("the module \(name) is left out: \(reason)")
        catalog.omit(name, because: reason)
    }

    private static func text(_ path: String) -> String {
        DescriptorIO.text(path) ?? ""
    }

    /// Packages may be called anything, what the compiler takes may not.
    static func packageName(_ name: String) -> String {
        String(name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private func key(_ parts: [String]) -> String {
        let all =
            [
                DarkroomVersion.current, arguments.toolchain.identity, FileIdentity.text(arguments.runtime.library)
            ] + conditions + parts
        return SHA256.hexadecimal(parts: all)
    }
}
