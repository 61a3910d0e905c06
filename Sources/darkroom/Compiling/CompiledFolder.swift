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
    /// The command that was typed, without `darkroom` and its name.
    private let words: [String]
    private let toolchain: Toolchain
    private let runtime: RuntimeLibrary

    init(_ widget: WidgetSources, conditions: [String] = [], purpose: Purpose = .widgets) throws {
        self.widget = widget
        self.purpose = purpose
        words = widget.words(conditions: conditions)
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
        let catalog = try ModuleCatalog(widget: widget, runtime: runtime, toolchain: toolchain, cache: cache)
        let conditions = PlatformConditions(canImport: catalog.canImport)
        let bundles = try widget.bundleFolders(in: cache)
        let generated = try GeneratedSources(sources, resourceFolders: bundles, canImport: catalog.canImport)
        var files = sources.contents.mapValues { StagedSource.text(of: $0, conditions) }
        for path in generated.replaced { files[path] = "" }
        let modules = try catalog.modules(named: ImportDeclarations.modules(in: files.values))
        let built = Set(modules.map(\.name))
        let isThere = { [runtime, toolchain] name in
            built.contains(name) || runtime.canImport(name, toolchain: toolchain)
        }
        let stagedModules = modules.map { module in
            StagedModule(module, conditions, GeneratedSources(module).files, isThere: isThere)
        }
        let absent = AbsentModules(files, isThere: isThere)
        files = files.mapValues { ImportDeclarations.followable($0, isThere: isThere) }
        files.merge(generated.files) { written, _ in written }
        if !sources.hasEntryPoint { files[PreviewEntryPoint.fileName] = PreviewEntryPoint.source }
        let name = Self.moduleName(widget.name)
        let program = try cache.program(name, key: key(name, files, stagedModules)) { target in
            let texts = Array(files.values) + stagedModules.flatMap { Array($0.files.values) }
            let usesNetwork = NetworkingSource.usesNetwork(texts)
            var leftOut: [LeftOutFile] = []
            do {
                for module in stagedModules {
                    leftOut += try compile(module, usesNetwork: usesNetwork, target: target)
                }
                leftOut += try compile(
                    files, sources, absent, stagedModules, usesNetwork: usesNetwork, name: name, target: target)
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

    /// A module name made of the folder's or the target's name.
    static func moduleName(_ last: String) -> String {
        let name = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        // A module of the runtime's or the standard library's name would hide it.
        let isPlain = name.first.map { $0.isLetter || $0 == "_" } ?? false
        return "\(isPlain ? "" : "_")\(name)_Widgets"
    }

    /// The name counts: a program is looked for under it.
    private func key(_ name: String, _ files: [String: String], _ modules: [StagedModule]) -> String {
        let parts = [DarkroomVersion.current, toolchain.identity, FileIdentity.text(runtime.library), name] + conditions
            + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] } + modules.flatMap(\.identity)
        // Lengths keep parts apart whatever they hold.
        return SHA256.hexadecimal(Data(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8))
    }

    private func compile(
        _ files: [String: String], _ sources: SourceFiles, _ absent: AbsentModules, _ modules: [StagedModule],
        usesNetwork: Bool, name: String, target: String
    ) throws -> [LeftOutFile] {
        // Relative paths, so that traps too name files as they lie in the user's folder.
        // Line tables tell where a trap was.
        var arguments = ["-module-name", name]
        if !sources.hasMainFile { arguments.append("-parse-as-library") }
        arguments += commonArguments(
            conditions, files.values, usesNetwork: usesNetwork, modulesIn: modules.isEmpty ? nil : target)
        arguments += modules.map { "\(target)/\($0.module.name).o" }
        // An input file comes before all libraries that modules name: the runtime's clock, entropy and locale must be
        // found before libc's and Foundation's.
        arguments += [runtime.library, "-o", "\(target)/\(name)"]
        return try Compilation(
            toolchain: toolchain, folder: "\(target)/Sources", files: files, origins: sources.origins, absent: absent,
            name: widget.name, mayDrop: sharedFiles(among: files).contains
        ).run(arguments) { widget.targetHint ?? missingIntentHint($0).text }
    }

    /// A target's files outside of the folder that the widgets start in: those of its app.
    private func sharedFiles(among files: [String: String]) -> Set<String> {
        guard widget.project != nil else { return [] }
        let starts = files.filter { !EntryPoints.lines(in: $0.value, certain: false).isEmpty }.keys
            .map { ($0 as NSString).deletingLastPathComponent }
        guard !starts.isEmpty, !starts.contains("") else { return [] }
        return Set(files.keys.filter { path in !starts.contains { path.hasPrefix($0 + "/") } })
    }

    private func missingIntentHint(_ messages: String) -> MissingIntentHint {
        // What a project's target lacks lies in the project's folder, what a folder lacks beside it.
        let folder = widget.folder.hasSuffix("/") ? String(widget.folder.dropLast()) : widget.folder
        let parent = (folder as NSString).deletingLastPathComponent
        return MissingIntentHint(
            messages: messages, command: (["darkroom", "render"] + words).joined(separator: " "),
            around: widget.project != nil ? widget.folder : parent.isEmpty ? "." : parent)
    }

    private func compile(_ staged: StagedModule, usesNetwork: Bool, target: String) throws -> [LeftOutFile] {
        let module = staged.module
        var arguments = ["-module-name", module.name, "-parse-as-library", "-emit-module"]
        arguments += ["-emit-module-path", "\(target)/\(module.name).swiftmodule", "-c"]
        if let package = module.package { arguments += ["-package-name", package] }
        arguments += commonArguments(
            conditions + module.conditions, staged.files.values, usesNetwork: usesNetwork, modulesIn: target)
        arguments += ["-o", "\(target)/\(module.name).o"]
        return try Compilation(
            toolchain: toolchain, folder: "\(target)/Modules/\(module.name)", files: staged.files,
            origins: module.origins, absent: staged.absent, name: "the module \(module.name)",
            mayDrop: { _ in true }
        ).run(arguments)
    }

    /// - Parameters:
    ///   - usesNetwork: whether the program loads what URLs of the web need.
    ///   - folder: where compiled modules lie.
    private func commonArguments(
        _ conditions: [String], _ sources: some Sequence<String>, usesNetwork: Bool, modulesIn folder: String?
    ) -> [String] {
        var arguments = ["-swift-version", "5", "-Onone", "-wmo", "-gline-tables-only", "-file-compilation-dir", "."]
        arguments += conditions.flatMap { ["-D", $0] }
        arguments += runtimeArguments(importing: implicitImports(sources, usesNetwork: usesNetwork))
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
    ///
    /// Networking brings libcurl and 25 more libraries to be loaded at each start, so only who uses it has it.
    private func implicitImports(_ sources: some Sequence<String>, usesNetwork: Bool) -> [String] {
        // These come with Foundation, SwiftUI or UIKit on Apple's systems; files that use them need not import them.
        let brought: [(module: String, names: Regex<Substring>)] = [
            (
                "CoreData",
                #/@(?:Sectioned)?FetchRequest\b|@CDManaged\b|@CDMethods\b|\bFetchedResults<|\\\.managedObjectContext/#
            ),
            // Intents and MapKit bring it.
            ("CoreLocation", #/\bCL(?:Location|Geocoder|Placemark|Region|CircularRegion|Authorization|Accuracy)\w*/#),
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
