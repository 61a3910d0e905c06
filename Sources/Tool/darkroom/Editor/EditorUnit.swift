import Foundation
import SwiftText
import SystemSupport

/// A way in which a language server can read a file, the best first.
enum EditorReading: String {
    /// As Xcode, with Objective-C.
    case iOS
    /// As Xcode, where each `@objc` is an error: for files over which the compiler crashes otherwise.
    case iOSWithoutObjectiveC
    /// As on Linux: what is inside of `#if os(iOS)` is not read.
    case linux
}

/// What the compiler is told of units that an editor shows, read in one way.
struct EditorUnit {
    /// A module of the project's own: what it is compiled with, and its files.
    struct OwnModule {
        var words: [String]
        /// Absolute.
        var files: [String]
    }

    let arguments: CompilerArguments
    let reading: EditorReading
    /// Those for iOS; nil to read as for Linux.
    let modules: EditorModules?
    /// Where modules for the editor are written.
    let folder: String

    /// How many steps the compiler tries for an expression where modules are missing, and with them names: it tries all of
    /// them in vain, and one file of a project took 19 seconds at each look, 1 with this.
    private static let solverLimit = ["-Xfrontend", "-solver-scope-threshold=20000"]

    /// - Parameters:
    ///   - conditions: compilation conditions that hold.
    ///   - implicit: modules that every file sees.
    ///   - lacksModules: whether some of what the files import is not there.
    func common(_ conditions: [String], importing implicit: [String], lacksModules: Bool) -> [String] {
        let runtime = arguments.runtime.modules
        // As when it is compiled: file by file, the compiler asks for some types in an order that fails.
        return ["-swift-version", "5", "-wmo"] + (modules?.arguments(for: reading) ?? [])
            + (lacksModules ? Self.solverLimit : [])
            + conditions.flatMap { ["-D", $0] }
            + arguments.ofRuntime(importing: implicit).map { word in
                word == runtime ? modules?.runtimeModules ?? word : word
            }
    }

    /// What is told of the parts of modules that files import; the map of them is written.
    ///
    /// - Parameter name: the module's that the files are of.
    func submodules(
        of files: some Sequence<SourceFile>, as name: String, _ availability: ModuleAvailability
    ) throws -> [String] {
        let submodules = ClangSubmodules(importedBy: files, availability)
        guard !submodules.isEmpty else { return [] }
        let path = "\(folder)/\(name).modulemap"
        try AtomicFile.write(Data(submodules.text.utf8), to: path)
        return ["-Xcc", "-fmodule-map-file=\(path)"]
    }

    /// What is told of modules to those that import them. The editor's own copies come first.
    func imports(_ imported: [CompiledModule]) -> [String] {
        imported.isEmpty ? [] : ["-I", folder] + imported.flatMap { places($0) }
    }

    /// Without the folders of Swift modules, of which the editor has copies.
    private func places(_ module: CompiledModule) -> [String] {
        guard modules != nil, let own = module.importArguments.firstIndex(of: "-I"),
            Self.hasSwift(module.importArguments[own + 1])
        else { return module.importArguments }
        return Array(module.importArguments[..<own] + module.importArguments[(own + 2)...])
    }

    private static func hasSwift(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasSuffix(".swiftmodule") }
    }

    /// Makes the modules that the widget imports readable, each after what it imports; those of the project are compiled
    /// from the user's own files, so that the editor finds the way to them.
    ///
    /// - Returns: the project's.
    func ownModules(_ prepared: PreparedWidget, conditions: [String]) throws -> [OwnModule] {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let compiled = Dictionary(prepared.modules.modules.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var own: [OwnModule] = []
        for source in prepared.found.compactMap(\.source) {
            guard let module = compiled[source.name] else { continue }
            if modules != nil, let place = module.importArguments.firstIndex(of: "-I") {
                try EditorModules.copyModules(module.importArguments[place + 1], to: folder)
            }
            guard !source.isRemote, source.platforms.first == .phone else { continue }
            let made = try self.module(source, module, prepared, conditions)
            own.append(made)
            try emit(made, source.name)
        }
        return own
    }

    private func module(
        _ source: SourceModule, _ compiled: CompiledModule, _ prepared: PreparedWidget, _ conditions: [String]
    ) throws -> OwnModule {
        // What there is to say of its resources has been said when it was compiled.
        let availability = prepared.modules.availability
        let isAvailable = { (name: String) in availability.status(of: name).isAvailable }
        let generated = GeneratedSources(
            source, canImport: isAvailable, CollectedDiagnostics())
        var words = ["-module-name", source.name, "-parse-as-library"]
        if let package = source.package { words += ["-package-name", ModulePreparation.packageName(package)] }
        let implicit = ImplicitImports.modules(
            for: source.contents.values.map(\.text), usesNetwork: compiled.usesNetwork)
        words += common(
            conditions + source.conditions, importing: implicit, lacksModules: !source.imports.allSatisfy(isAvailable))
        words += source.flags + (try submodules(of: source.contents.values, as: source.name, availability))
        words += imports(prepared.modules.reachable(from: compiled.dependencies))
        func shown(_ path: String) -> String {
            URL(fileURLWithPath: source.origins[path] ?? path).standardizedFileURL.path
        }
        let missing = Set(source.imports.filter { !isAvailable($0) })
        words += try self.missing(missing, source.contents.values.map(\.text), of: source.name)
        let files =
            try source.contents.keys.sorted().map(shown) + generated.write(to: "\(folder)/Generated/\(source.name)")
        return OwnModule(words: words, files: files)
    }

    /// What is told of modules that are nowhere.
    ///
    /// - Parameters:
    ///   - names: those that files import.
    ///   - texts: the files'.
    ///   - name: the module's that the files are of.
    func missing(_ names: Set<String>, _ texts: [String], of name: String) throws -> [String] {
        try MissingImports(names, texts: texts, map: "\(folder)/\(name).missing.modulemap").arguments
    }

    /// Where it does not compile as it is, the copy of the one that was compiled before stays.
    private func emit(_ module: OwnModule, _ name: String) throws {
        let unfinished = "\(folder)/unfinished"
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        try FileManager.default.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
        let words = ["-emit-module", "-emit-module-path", "\(unfinished)/\(name).swiftmodule"]
        let answer = try arguments.toolchain.run(
            words + module.words + module.files, in: folder, writing: [folder])
        guard answer.isSuccess else { return }
        for file in try FileManager.default.contentsOfDirectory(atPath: unfinished) {
            let target = "\(folder)/\(file)"
            try? FileManager.default.removeItem(atPath: target)
            try FileManager.default.moveItem(atPath: "\(unfinished)/\(file)", toPath: target)
        }
    }
}
