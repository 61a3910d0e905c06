import ArgumentParser
import DarkroomCommands
import Foundation
import Launch
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport
import XcodeProjects

/// The folder or the project whose widgets a command is about.
struct FolderSource: ProgramSource {
    @Argument(
        help: ArgumentHelp(
            "Folder of a widget extension's sources, an .xcodeproj, .xcworkspace, project.yml or Project.swift, or a folder "
                + "that contains one. Default: the current folder. 'render' and 'watch' accept several.",
            valueName: "path"))
    var paths: [String] = []

    @Option(
        name: .customLong("program"),
        help: ArgumentHelp(
            "Program built by 'darkroom build', instead of sources. Requires no compiler.",
            valueName: "folder"))
    var kept: String?

    @OptionGroup(title: "Sources") var options: FolderOptions

    func validate() throws {
        if paths.isEmpty, kept == nil, !ProjectPath.isUsual(".") {
            throw ValidationError(ProjectPath.missing)
        }
        if let path = paths.first, kept != nil {
            throw ValidationError("\(path) and --program: specify the sources or the program, not both")
        }
    }

    func program(for demand: ProgramDemand) throws -> WidgetExecutable {
        if let kept {
            guard demand.purpose == .widgets else {
                throw CommandFailure(
                    .usage, "--program \(kept): previews are compiled from source; specify the folder of the sources")
            }
            return try KeptProgram.executable(kept, for: demand)
        }
        guard paths.count <= 1 else {
            throw CommandFailure(
                .usage,
                "'darkroom \(demand.command)' accepts one path: darkroom \(demand.command) \(Shell.quoted(paths[0]))")
        }
        return try options.program(of: paths.first ?? ".", target: options.target, for: demand)
    }

    func targets() throws -> [ProgramTarget] {
        kept == nil ? try options.targets(in: paths.isEmpty ? ["."] : distinctPaths) : []
    }

    /// Each place once, however often and in whatever spelling it is typed.
    private var distinctPaths: [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0.realPath ?? $0).inserted }
    }

    func prepare(_ targets: [ProgramTarget], for demand: ProgramDemand) { options.prepare(targets, for: demand) }

    var outputFolder: String? {
        guard paths.count == 1 else { return nil }
        return FileManager.default.fileExists(atPath: "\(paths[0])/\(OutputFile.manifest)") ? paths[0] : nil
    }

    func composition(at path: String, for demand: ProgramDemand) throws -> WidgetExecutable {
        guard path.isFolder || path.hasSuffix(".swift") else {
            throw CommandFailure(.usage, "--as \(path): specify a Swift file, or a folder of Swift files")
        }
        return try FolderOptions.parse([]).program(of: path, target: nil, for: demand, needsWidgets: false)
    }
}

/// How the sources of a folder or project become a program.
struct FolderOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Widget extension target. Default: the only one, or all if the command accepts several.",
            valueName: "name"))
    var target: String?

    @Option(
        name: .customLong("package"), parsing: .singleValue,
        help: ArgumentHelp(
            "Swift package that the widget imports. Local packages are found, and remote ones fetched, automatically.",
            valueName: "folder"))
    var packages: [String] = []

    @Option(
        name: .customLong("cloned-source-packages-dir-path"),
        help: ArgumentHelp(
            "Folder of package checkouts to use instead of fetching, as in xcodebuild.",
            valueName: "folder"))
    var checkouts: String?

    @Flag(name: .customLong("skip-package-updates"), help: "Don't fetch remote packages.")
    var skipsPackageUpdates = false

    @Option(
        name: [.customShort("D"), .customLong("define")], parsing: .singleValue,
        help: ArgumentHelp(
            "Compilation condition, such as DEBUG.", valueName: "condition"))
    var conditions: [String] = []

    @Option(
        name: .customLong("with"), parsing: .singleValue,
        help: ArgumentHelp(
            "Folder or file to add to the sources, such as an Intents extension.", valueName: "path"))
    var others: [String] = []

    @Flag(
        help: ArgumentHelp(
            "Leave out all code that doesn't compile, and render the rest. By default, only code that uses API missing "
                + "from Darkroom is left out of the widget's own files."))
    var keepGoing = false

    @Flag(help: "Retry what failed before. Failed compilations are remembered; failed downloads, for an hour.")
    var retry = false

    /// What makes up the widget extension of a path.
    func sources(of folder: String, target: String?, _ diagnostics: any Diagnostics) throws -> WidgetSources {
        let found = try ProjectPath.resolve(folder, target: target)
        // A package's target is a folder.
        let isNamed = ProjectPath.isProject(found) || found.lastPathComponent != target
        var sources = try WidgetSources(
            found, target: isNamed ? target : nil, packages: packages, others: others,
            around: found == folder ? nil : folder, diagnostics: diagnostics)
        sources.checkouts = checkouts
        sources.mayFetchPackages = !skipsPackageUpdates
        (sources.remembersFailures, sources.keepsGoing) = (!retry, keepGoing)
        return sources
    }

    /// Compiles the widgets, unless that has been done before.
    ///
    /// - Parameter needsWidgets: whether there is nothing to do for sources without any.
    func program(
        of folder: String, target: String?, for demand: ProgramDemand, needsWidgets: Bool = true
    ) throws -> WidgetExecutable {
        let sources = try sources(of: folder, target: target, demand.diagnostics)
        if demand.purpose == .widgets, needsWidgets { try sources.requireWidgets() }
        let command = (["darkroom", demand.command] + sources.words(conditions: conditions)).joined(separator: " ")
        var launch = LaunchFile.current
        launch.boundary = sources.boundary.folders
        // What is read from here on is read within it.
        LaunchFile.current = launch
        let (compiled, product) = try ProgramCache().explaining(command) {
            var compiled = try WidgetProgramBuilder(
                sources, conditions: conditions, purpose: demand.purpose, system: demand.system,
                isConfined: demand.isConfined)
            (compiled.isVerbose, compiled.verb) = (demand.isVerbose, demand.command)
            compiled.remembersFailures = !retry
            (compiled.expectsEdits, compiled.preparesEdits) = (demand.expectsEdits, demand.preparesEdits)
            try TemporaryFolder.checked(for: command)
            return (compiled, try compiled.product())
        }
        for path in sources.boundary.folders + compiled.libraryFolders { SandboxPolicy.give(path) }
        launch.previewProviders = product.previewProviders
        launch.intentsExtension = sources.project?.intentsExtension.map(Shell.quoted)
        let reader = sources.bundle(
            of: product.bundleFolders.map { URL(fileURLWithPath: Self.absolute($0), isDirectory: true) })
        var program = WidgetExecutable(
            path: product.program, command: command, bundle: ExtensionBundle(reader), launch: launch)
        program.sources = product.sources
        (program.modulePaths, program.leftOut) = (product.modulePaths, product.leftOut)
        program.comments = SourceComments(diagnostics: sources.diagnostics)
        return program
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
