import Foundation
import WidgetRenderer

/// Compiles the modules that a widget imports. Each is kept by itself: a change of the widget does not compile its
/// packages again.
final class ModuleCompiler {
    /// The file of a compiled module that is written last: empty, or why there is no module.
    private static let result = "result.txt"
    private static let warnings = "warnings.txt"

    private let catalog: ModuleCatalog
    private let arguments: CompilerArguments
    private let cache: ProgramCache
    private let conditions: [String]
    /// Those that are there, each after what it imports.
    private(set) var modules: [CompiledModule] = []

    /// - Parameter conditions: compilation conditions that hold everywhere.
    init(_ catalog: ModuleCatalog, _ arguments: CompilerArguments, _ cache: ProgramCache, conditions: [String]) {
        self.catalog = catalog
        self.arguments = arguments
        self.cache = cache
        self.conditions = conditions
    }

    /// Compiles those that have not been compiled before. One of a remote package that cannot be compiled is left out,
    /// and said to be; one of the user's own is an error.
    func compile(_ modules: [CompilableModule]) throws {
        for module in modules {
            switch module {
            case .swift(let source): try compile(source)
            case .clang(let clang): try compile(clang)
            }
        }
    }

    /// Whether sources can import a module.
    func isThere(_ name: String) -> Bool {
        modules.contains { $0.name == name } || arguments.runtime.canImport(name, toolchain: arguments.toolchain)
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

    private func compile(_ module: SourceModule) throws {
        let isPhone = module.platform == .phone
        let staged = StagedModule(module, catalog.conditions(for: module.platform), GeneratedSources(module).files) { name in
            isPhone ? isThere(name) : modules.contains { $0.name == name } || arguments.toolchain.hasModule(name)
        }
        let imported = reachable(from: staged.imports)
        let usesNetwork = NetworkingSource.usesNetwork(staged.files.values) || imported.contains(where: \.usesNetwork)
        let key = key(staged.identity + [isPhone ? "phone" : "linux"] + imported.map(\.key))
        let folder = try cache.module(Self.result, key: key) { folder in
            // What is written for Linux brings what it needs.
            let implicit = isPhone
                ? CompilerArguments.implicitImports(staged.files.values, usesNetwork: usesNetwork) : []
            var arguments = ["-module-name", module.name, "-parse-as-library", "-emit-module"]
            arguments += ["-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-c"]
            if let package = module.package { arguments += ["-package-name", Self.packageName(package)] }
            arguments += self.arguments.common(conditions + module.conditions, importing: implicit)
            arguments += module.flags + imported.flatMap(\.importArguments)
            // Others' warnings help nobody.
            if module.isRemote { arguments.append("-suppress-warnings") }
            arguments += ["-o", "\(folder)/\(module.name).o"]
            let leftOut = try attempt(module.name, isRemote: module.isRemote, in: folder) { messages in
                var compilation = Compilation(
                    toolchain: self.arguments.toolchain, folder: "\(folder)/Sources", files: staged.files,
                    origins: module.origins, absent: staged.absent, name: "the module \(module.name)",
                    mayDropAnyFile: true)
                compilation.report = messages
                return try compilation.run(arguments)
            }
            try Data(Self.warning(leftOut ?? [], module).utf8).write(to: URL(fileURLWithPath: "\(folder)/\(Self.warnings)"))
        }
        guard isUsable(module.name, folder) else { return }
        modules.append(CompiledModule(
            name: module.name, key: key, importArguments: ["-I", folder],
            linkArguments: ["\(folder)/\(module.name).o"] + SystemLibraries.arguments(module.libraries),
            dependencies: imported.map(\.name), usesNetwork: usesNetwork, resourceFolders: module.resourceFolders,
            warnings: Self.text("\(folder)/\(Self.warnings)")))
    }

    private func compile(_ module: ClangModule) throws {
        let imported = reachable(from: module.dependencies)
        let key = key(module.identity + imported.map(\.key))
        let compilation = ClangCompilation(
            module: module, toolchain: arguments.toolchain, imported: imported.flatMap(\.importArguments))
        let folder = try cache.module(Self.result, key: key) { folder in
            _ = try attempt(module.name, isRemote: module.isRemote, in: folder) { messages in
                try compilation.run(in: folder, report: messages)
            }
        }
        guard isUsable(module.name, folder) else { return }
        modules.append(CompiledModule(
            name: module.name, key: key, importArguments: compilation.importArguments(folder),
            linkArguments: compilation.linkArguments(folder), dependencies: imported.map(\.name)))
    }

    /// Compiles, and writes down what came of it; nil where nothing did, and nobody can correct it.
    private func attempt<Value>(
        _ name: String, isRemote: Bool, in folder: String, _ compile: (_ report: @escaping (String) -> Void) throws -> Value
    ) throws -> Value? {
        var messages = "", value: Value?, reason = ""
        do {
            value = try compile { text in
                if isRemote { messages += text } else { FileHandle.standardError.write(Data(text.utf8)) }
            }
        } catch let error as CommandFailure where isRemote && error.status == .sourceDidNotCompile {
            let first = messages.split(separator: "\n").first { $0.contains("error: ") }
            reason = "it does not compile here" + (first.map { " (\($0))" } ?? "")
        }
        try Data(reason.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(Self.result)"))
        return value
    }

    /// Whether there is a module in the folder; what is not there is told.
    private func isUsable(_ name: String, _ folder: String) -> Bool {
        let reason = Self.text("\(folder)/\(Self.result)")
        guard !reason.isEmpty else { return true }
        RemotePackages.warn("the module \(name) is left out: \(reason)")
        catalog.leaveOut(name, because: reason)
        return false
    }

    /// In a package of others, one line tells of all files.
    private static func warning(_ files: [LeftOutFile], _ module: SourceModule) -> String {
        guard module.isRemote, files.count > 1 else { return files.map(\.warning).joined() }
        return "warning: \(files.count) files of the module \(module.name) are left out, as nothing else needs them: "
            + files.prefix(3).map { "\(($0.path as NSString).lastPathComponent) (\($0.error))" }.joined(separator: ", ")
            + (files.count > 3 ? " …\n" : "\n")
    }

    private static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Packages may be called anything, what the compiler takes may not.
    private static func packageName(_ name: String) -> String {
        String(name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private func key(_ parts: [String]) -> String {
        let all = [
            DarkroomVersion.current, arguments.toolchain.identity, FileIdentity.text(arguments.runtime.library),
        ] + conditions + parts
        // Lengths keep parts apart whatever they hold.
        return SHA256.hexadecimal(Data(all.map { "\($0.utf8.count):\($0)" }.joined().utf8))
    }
}
