import Assets
import DarkroomCommands
import Foundation
import Launch
import RenderModel
import SourcePlaces
import SwiftText
import SystemSupport

/// A widget's Swift files as a program.
struct WidgetProgramBuilder {
    let widget: WidgetSources
    let conditions: [String]
    let purpose: ProgramDemand.Purpose
    /// The release of iOS that `#available` asks about.
    let system: SystemVersion
    /// Whether every part that is left out is told.
    var isVerbose = false
    /// Whether what has failed before is not tried again.
    var remembersFailures = true
    /// Whether the sources are sure to be edited and compiled again.
    var expectsEdits = false
    /// Whether what is kept for that is made, where the program is there already.
    var preparesEdits = false
    /// The name of the command that was typed.
    var verb = "render"
    /// The command that was typed, without `darkroom` and its name.
    let words: [String]
    private let toolchain: Toolchain
    private let runtime: RuntimeLibrary

    init(
        _ widget: WidgetSources, conditions: [String] = [], purpose: ProgramDemand.Purpose = .widgets,
        system: SystemVersion = .newest, isConfined: Bool = true
    ) throws {
        self.widget = widget
        self.system = system
        self.purpose = purpose
        words = widget.words(conditions: conditions)
        // Frameworks and packages are previewed with DEBUG too.
        self.conditions = purpose == .previews && !conditions.contains("DEBUG") ? conditions + ["DEBUG"] : conditions
        var toolchain = try Toolchain.located()
        runtime = try RuntimeLibrary.located()
        if isConfined, Sandbox.support != .none {
            toolchain.confinement = try ToolConfinement(
                boundary: widget.boundary, compiler: toolchain.compiler, runtime: runtime, cache: ProgramCache())
        }
        self.toolchain = toolchain
    }

    /// Those of the target: in previews its Debug configuration's.
    var targetConditions: [String] {
        let own = purpose == .previews ? widget.debugConditions : widget.conditions
        return own.filter { !conditions.contains($0) }
    }

    /// Where the libraries lie that every program loads.
    var libraryFolders: [String] { [toolchain.modules, runtime.folder] }

    /// A program, and what it must know of its surroundings.
    struct Product {
        var program: String
        /// The folders that stand for its bundle.
        var bundleFolders: [String]
        /// nil where it is for widgets.
        var previewProviders: PreviewProviderPlaces?
        /// Where its views are written.
        var sources: SourceIndex
        /// The files and folders of modules that were compiled with it and that its user can change; absolute.
        var modulePaths: [String]
        /// What it, and the modules compiled with it, were compiled without, one by one.
        var leftOut: [String]
    }

    /// Reads the sources, and compiles the modules that they import unless that has been done before.
    func prepared() throws -> PreparedWidget {
        let sources = try SourceFiles(widget, needsEntryPoint: purpose == .widgets), cache = ProgramCache()
        let catalog = try ModuleCatalog(
            widget: widget, runtime: runtime, toolchain: toolchain, cache: cache, system: system)
        let arguments = CompilerArguments(toolchain: toolchain, runtime: runtime)
        let bundles = try widget.bundleFolders(in: cache)
        let generated = try GeneratedSources(
            sources, resourceFolders: bundles, classPrefix: widget.project?.classPrefix ?? "",
            accessors: widget.accessors,
            canImport: catalog.conditions(for: .phone).canImport,
            widget.diagnostics)
        let contents = sources.contents.filter { !generated.replaced.contains($0.key) }
        func staged() -> [String: StagedSource] {
            let conditions = catalog.conditions(for: .phone, widget.languageMode)
            return contents.mapValues { StagedSource($0, conditions) }
        }
        var stagedFiles = staged()
        let failures = FailedCompilations(cache, mayAnswer: remembersFailures)
        let modules = ModuleCompiler(
            ModulePreparation(catalog, arguments, cache, failures, conditions: conditions, widget.diagnostics))
        let found = try catalog.modules(for: stagedFiles.values.map(\.active))
        try modules.compile(found)
        // What can be imported after all may be less than it seemed.
        if modules.modules.count < found.count { stagedFiles = staged() }
        let availability = modules.availability
        var absent = AbsentModules(stagedFiles.mapValues(\.imports), availability)
        let reduced = modules.modules.filter { !$0.warnings.isEmpty }.map(\.name)
        absent.add(reduced: Set(reduced), stagedFiles.mapValues(\.imports))
        if let reason = catalog.reasons[WholeCryptoKit.name] {
            let users = stagedFiles.filter { !WholeCryptoKit.lackingNames(in: [$0.value.active]).isEmpty }
            absent.add(WholeCryptoKit.name, missedBy: users.keys, because: reason)
        }
        var files = stagedFiles.mapValues { $0.text(availability) }
        for path in generated.replaced { files[path] = "" }
        files.merge(generated.files) { written, _ in written }
        return PreparedWidget(
            name: Self.moduleName(widget.name), sources: sources, generated: generated, staged: stagedFiles,
            files: files, found: found, modules: modules, absent: absent, bundleFolders: bundles,
            usesNetwork: generated.usesNetwork || NetworkingSource.usesNetwork(contents.values)
                || modules.modules.contains(where: \.usesNetwork), arguments: arguments, failures: failures)
    }

    /// Compiles unless the same sources have been compiled before.
    ///
    /// - Parameter onImports: takes what the widget's own files import, before they are compiled.
    func product(onImports: ([String: ModuleStatus]) -> Void = { _ in }) throws -> Product {
        let prepared = try prepared(), cache = ProgramCache()
        let (sources, name) = (prepared.sources, prepared.name)
        let (modules, availability) = (prepared.modules.modules, prepared.modules.availability)
        let imported = prepared.staged.values.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        onImports(Dictionary(uniqueKeysWithValues: imported.map { ($0, availability.status(of: $0)) }))
        var files = prepared.files
        if !sources.hasEntryPoint { files[PreviewEntryPoint.fileName] = PreviewEntryPoint.source }
        let key = key(name, files, modules)
        func compile(to target: String) throws -> [OmittedFile] {
            try self.compile(files, prepared, target: target, prepared.failures.record(of: key))
        }
        if preparesEdits { try cache.rehearse(key: key) { _ = try compile(to: $0) } }
        var isNew = false
        let program = try cache.program(name, key: key) { target in
            isNew = true
            let leftOut: [OmittedFile]
            do {
                leftOut = try compile(to: target)
            } catch {
                for module in modules { tell(module.warnings) }
                throw error
            }
            try LeftOutWarnings(leftOut, of: widget.name).write(to: target)
        }
        if !isNew, isVerbose { repeatMessages(of: program, sources.origins) }
        let own = LeftOutWarnings(program.parentFolder, origins: sources.origins)
        let warnings = modules.map(\.warnings) + [own]
        warnings.forEach(tell)
        return Product(
            program: program, bundleFolders: prepared.bundleFolders + modules.flatMap(\.resourceFolders),
            previewProviders: purpose == .previews ? Self.previewProviders(in: sources) : nil,
            sources: Self.index(
                program, prepared.staged, sources.origins, modules: prepared.found.compactMap(\.source)),
            modulePaths: prepared.found.compactMap(\.source).filter { !$0.isRemote }.flatMap { module in
                module.folder.isEmpty ? module.origins.values.sorted() : [module.folder]
            },
            leftOut: warnings.flatMap { $0.list(verbose: true) })
    }

    /// The file beside a program that holds what the compiler has said of it.
    private static let messagesFile = "compiler-messages.txt"

    /// Tells what the compiler said of a program that was compiled before.
    private func repeatMessages(of program: String, _ origins: [String: String]) {
        let folder = program.parentFolder
        guard let text = DescriptorIO.text("\(folder)/\(Self.messagesFile)") else { return }
        widget.diagnostics.compiler(
            CompilerMessages(stagingFolder: "\(folder)/Sources", origins: origins).mapped(text))
    }

    /// What was left out is told each time.
    private func tell(_ warnings: LeftOutWarnings) {
        warnings.list(verbose: isVerbose).forEach(widget.diagnostics.warn)
    }

    /// A module name made of the folder's or the target's name.
    static func moduleName(_ last: String) -> String {
        let name = String(last.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        // A module of the runtime's or the standard library's name would hide it.
        let isPlain = name.first.map { $0.isLetter || $0 == "_" } ?? false
        return "\(isPlain ? "" : "_")\(name)_Widgets"
    }

    /// The name counts: a program is looked for under it.
    private func key(_ name: String, _ files: [String: String], _ modules: [CompiledModule]) -> String {
        let parts =
            [DarkroomVersion.current, toolchain.identity, FileIdentity.text(runtime.library), name] + conditions
            + targetConditions + widget.flags + (widget.keepsGoing ? ["keep-going"] : [])
            + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] } + modules.map(\.key)
        return SHA256.hexadecimal(parts: parts)
    }

    private func compile(
        _ files: [String: String], _ prepared: PreparedWidget, target: String, _ failure: FailedCompilations.Record
    ) throws -> [OmittedFile] {
        let progress = ModuleProgress(program: widget.name, files: files.count, widget.diagnostics)
        progress.begin()
        defer { progress.end() }
        let (sources, name, modules) = (prepared.sources, prepared.name, prepared.modules.modules)
        let implicit = ImplicitImports.modules(for: files.values, usesNetwork: prepared.usesNetwork)
        // Relative paths, so that traps too name files as they lie in the user's folder.
        // Line tables tell where a trap was.
        var words = ["-module-name", name]
        if !sources.hasMainFile { words.append("-parse-as-library") }
        // The project's own modules are found before those beside the runtime's.
        words += modules.flatMap(\.importArguments)
        words += prepared.arguments.common(conditions + targetConditions, importing: implicit) + widget.flags
        words += modules.flatMap(\.linkArguments)
        // An input file comes before all libraries that modules name: the runtime's clock, entropy and locale must be
        // found before libc's and Foundation's.
        words += [runtime.library] + toolchain.linkerArguments
        let place = URL(fileURLWithPath: widget.folder).standardizedFileURL.path
        let command = self.words.joined(separator: " ")
        let identity = words + [toolchain.identity, FileIdentity.text(runtime.library), place]
        return try Compilation(
            toolchain: toolchain, folder: "\(target)/Sources", files: files, origins: sources.origins,
            absent: prepared.absent, name: widget.name, isOptional: mayLose(sources, among: files.keys),
            languageMode: widget.languageMode,
            incremental: try IncrementalBuild(identity, in: ProgramCache(), isExpected: expectsEdits),
            failure: failure,
            remedy: widget.keepsGoing
                ? nil : TypedCommand.adding("--keep-going", to: verb) ?? "darkroom \(verb) \(command) --keep-going",
            messagesFile: "\(target)/\(Self.messagesFile)", diagnostics: widget.diagnostics
        ).run(words, output: "\(target)/\(name)") {
            let others = prepared.found.compactMap(\.source).flatMap(\.contents.values)
            return widget.targetHint ?? debugHint($0, prepared)
                ?? missingIntentHint($0, sources.contents.values + others).text ?? widget.buildToolHint($0)
                ?? widget.objectiveCHint($0)
        }
    }

    /// Which files may lose what has an error, whatever the reason.
    private func mayLose(_ sources: SourceFiles, among paths: some Sequence<String>) -> (String) -> Bool {
        widget.keepsGoing ? { _ in true } : sharedFiles(sources, among: paths).contains
    }

    /// A target's files outside of the folder that the widgets start in: those of its app.
    private func sharedFiles(_ sources: SourceFiles, among paths: some Sequence<String>) -> Set<String> {
        guard widget.project != nil, sources.hasEntryPoint else { return [] }
        let starts = sources.contents.filter { !EntryPoints.lines(in: $0.value, certain: false).isEmpty }.keys
            .map(\.parentFolder)
        guard !starts.isEmpty, !starts.contains("") else { return [] }
        return Set(paths.filter { path in !starts.contains(where: path.lies) })
    }
}
