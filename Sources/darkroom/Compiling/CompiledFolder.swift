import Foundation
import Glibc
import SwiftText
import WidgetKitCore
import WidgetRenderer

/// A widget's Swift files as a program.
struct CompiledFolder {
    /// What the program is for.
    enum Purpose {
        case widgets
        /// As Xcode's canvas: built for debugging, and also without an entry point.
        case previews
    }

    let widget: WidgetSources
    let conditions: [String]
    let purpose: Purpose
    private let toolchain: Toolchain
    private let runtime: RuntimeLibrary

    init(_ widget: WidgetSources, conditions: [String] = [], purpose: Purpose = .widgets) throws {
        self.widget = widget
        self.purpose = purpose
        self.conditions = purpose == .previews && !conditions.contains("DEBUG") ? conditions + ["DEBUG"] : conditions
        toolchain = try Toolchain.located()
        runtime = try RuntimeLibrary.located()
    }

    /// A program, and what it must know of its surroundings.
    struct Product {
        var program: String
        /// The folders that stand for its bundle.
        var bundleFolders: [String]
        /// nil where it is for widgets.
        var previewProviders: PreviewProviderPlaces?
    }

    /// Compiles unless the same sources have been compiled before.
    func product() throws -> Product {
        let sources = try SourceFiles(widget, needsEntryPoint: purpose == .widgets), cache = ProgramCache()
        let conditions = PlatformConditions { [runtime, toolchain] in runtime.canImport($0, toolchain: toolchain) }
        let bundles = try widget.bundleFolders(in: cache)
        let generated = try GeneratedSources(sources, resourceFolders: bundles) { [runtime, toolchain] in
            runtime.canImport($0, toolchain: toolchain)
        }
        var files = sources.contents.mapValues { StagedSource.text(of: $0, conditions) }
        for path in generated.replaced { files[path] = "" }
        let modules = try modules(imported: files.values, cache), built = Set(modules.map(\.name))
        let isThere = { [runtime, toolchain] name in built.contains(name) || runtime.canImport(name, toolchain: toolchain) }
        let stagedModules = modules.map { module in
            StagedModule(module, conditions, GeneratedSources(module).files, isThere: isThere)
        }
        let absent = AbsentModules(files, isThere: isThere)
        files = files.mapValues { ImportDeclarations.followable($0, isThere: isThere) }
        files.merge(generated.files) { written, _ in written }
        if !sources.hasEntryPoint { files[PreviewEntryPoint.fileName] = PreviewEntryPoint.source }
        let name = Self.moduleName(widget.name)
        let program = try cache.program(name, key: key(files, stagedModules)) { target in
            var leftOut: [LeftOutFile] = []
            do {
                for module in stagedModules { leftOut += try compile(module, target: target) }
                leftOut += try compile(files, sources, absent, stagedModules, name: name, target: target)
            } catch {
                for file in leftOut { FileHandle.standardError.write(Data(file.warning.utf8)) }
                throw error
            }
            try Data(leftOut.map(\.warning).joined().utf8).write(to: URL(fileURLWithPath: "\(target)/\(Self.warnings)"))
        }
        let warnings = (program as NSString).deletingLastPathComponent + "/\(Self.warnings)"
        FileHandle.standardError.write(FileManager.default.contents(atPath: warnings) ?? Data())
        return Product(
            program: program, bundleFolders: bundles + modules.flatMap(\.resourceFolders),
            previewProviders: purpose == .previews ? Self.previewProviders(in: sources) : nil)
    }

    /// The file beside a program that tells what was left out of it.
    private static let warnings = "warnings.txt"

    /// Where the types that provide previews are declared.
    private static func previewProviders(in sources: SourceFiles) -> PreviewProviderPlaces {
        var places = PreviewProviderPlaces()
        let scanners = sources.paths.map { ($0, TypeDeclarations(sources.contents[$0]!)) }
        let names = TypeDeclarations.heirs(of: "PreviewProvider", in: scanners.map(\.1))
        for (path, declarations) in scanners {
            for found in declarations.all where found.inherited.contains(where: names.contains) {
                places.places[found.path, default: []].append(PreviewPlace(file: path, line: found.line, column: 1))
            }
        }
        return places
    }

    /// What neither the runtime nor the toolchain has, and what lies near the widget.
    private func modules(imported sources: some Sequence<String>, _ cache: ProgramCache) throws -> [SourceModule] {
        let unknown = ImportDeclarations.modules(in: sources).filter { !runtime.canImport($0, toolchain: toolchain) }
        guard !unknown.isEmpty else { return [] }
        let project = widget.project ?? XcodeProject.around(widget.folder)
        return try ModuleCatalog(project: project, packages: widget.packages, toolchain: toolchain, cache: cache)
            .modules(named: unknown)
    }

    /// A module name made of the folder's or the target's name.
    static func moduleName(_ last: String) -> String {
        let name = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        // A module of the runtime's or the standard library's name would hide it.
        let isPlain = name.first.map { $0.isLetter || $0 == "_" } ?? false
        return "\(isPlain ? "" : "_")\(name)_Widgets"
    }

    private func key(_ files: [String: String], _ modules: [StagedModule]) -> String {
        let parts = [DarkroomVersion.current, toolchain.identity, FileIdentity.text(runtime.library)] + conditions
            + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] } + modules.flatMap(\.identity)
        // Lengths keep parts apart whatever they hold.
        return SHA256.hexadecimal(Data(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8))
    }

    private func compile(
        _ files: [String: String], _ sources: SourceFiles, _ absent: AbsentModules, _ modules: [StagedModule],
        name: String, target: String
    ) throws -> [LeftOutFile] {
        // Relative paths, so that traps too name files as they lie in the user's folder.
        // Line tables tell where a trap was.
        var arguments = ["-module-name", name]
        if !sources.hasMainFile { arguments.append("-parse-as-library") }
        arguments += commonArguments(conditions, files.values, modulesIn: modules.isEmpty ? nil : target)
        arguments += modules.map { "\(target)/\($0.module.name).o" }
        // An input file comes before all libraries that modules name: the runtime's clock, entropy and locale must be
        // found before libc's and Foundation's.
        arguments += [runtime.library, "-o", "\(target)/\(name)"]
        return try Compilation(
            toolchain: toolchain, folder: "\(target)/Sources", files: files, origins: sources.origins, absent: absent,
            name: widget.name
        ).run(arguments) { widget.targetHint ?? MissingIntentHint(messages: $0, folder: widget.folder).text }
    }

    private func compile(_ staged: StagedModule, target: String) throws -> [LeftOutFile] {
        let module = staged.module
        var arguments = ["-module-name", module.name, "-parse-as-library", "-emit-module"]
        arguments += ["-emit-module-path", "\(target)/\(module.name).swiftmodule", "-c"]
        if let package = module.package { arguments += ["-package-name", package] }
        arguments += commonArguments(conditions + module.conditions, staged.files.values, modulesIn: target)
        arguments += ["-o", "\(target)/\(module.name).o"]
        return try Compilation(
            toolchain: toolchain, folder: "\(target)/Modules/\(module.name)", files: staged.files,
            origins: module.origins, absent: staged.absent, name: "the module \(module.name)",
            mayDropAnyFile: true
        ).run(arguments)
    }

    /// - Parameter folder: where compiled modules lie.
    private func commonArguments(
        _ conditions: [String], _ sources: some Sequence<String>, modulesIn folder: String?
    ) -> [String] {
        var arguments = ["-swift-version", "5", "-Onone", "-wmo", "-gline-tables-only", "-file-compilation-dir", "."]
        arguments += conditions.flatMap { ["-D", $0] }
        arguments += runtimeArguments(importing: implicitImports(sources))
        if let folder { arguments += ["-I", folder] }
        if isatty(STDERR_FILENO) == 1 { arguments.append("-color-diagnostics") }
        return arguments
    }

    /// What the compiler needs to find the runtime's modules and macros.
    ///
    /// - Parameter modules: what every file sees without importing it.
    func runtimeArguments(importing modules: [String] = ["FoundationCompat"]) -> [String] {
        var arguments = ["-I", runtime.modules]
        arguments += runtime.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        arguments += RuntimeLibrary.moduleAliases.sorted(by: <).flatMap { ["-module-alias", "\($0)=\($1)"] }
        arguments += modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        arguments += ["-load-plugin-executable", "\(runtime.macroPlugin)#PreviewMacros"]
        arguments += headerFolders().flatMap { ["-Xcc", $0] }
        return arguments
    }

    /// Modules that every file sees, because Foundation holds their contents on Apple's systems.
    private func implicitImports(_ sources: some Sequence<String>) -> [String] {
        // Networking brings libcurl and 25 more libraries to be loaded at each start, so only who names it has it.
        let usesNetwork = sources.contains { $0.contains(#/\bURL(Session|Request|Response|Cache|Credential|Protocol|AuthenticationChallenge)|\bHTTP(URLResponse|Cookie)/#) }
        // These modules come with Foundation, SwiftUI or UIKit on Apple's systems; files that use them need not import them.
        let brought: [(module: String, names: Regex<Substring>)] = [
            ("CoreData", #/@(?:Sectioned)?FetchRequest\b|@CDManaged\b|@CDMethods\b|\bFetchedResults<|\\\.managedObjectContext/#),
            ("CoreImage", #/\bCI(?:Filter|Image|Context|Color)\b/#),
            ("Observation", #/@Observable\b|@ObservationIgnored\b|\bwithObservationTracking\b/#),
            ("UserNotifications", #/\bUN(?:Mutable|User|Notification|TimeInterval|Calendar|Authorization)\w*/#),
        ]
        let named = brought.filter { item in sources.contains { $0.contains(item.names) } }.map(\.module)
        return ["FoundationCompat"] + (usesNetwork ? ["FoundationNetworking"] : []) + named
    }

    /// Where the system libraries' headers lie, as pkg-config tells.
    private func headerFolders() -> [String] {
        let output = (try? toolchain.run(
            ["pkg-config", "--cflags-only-I", "cairo-ft", "pangocairo", "libpng"], program: "/usr/bin/env", in: "/"))?
            .output
        return output?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }
}
