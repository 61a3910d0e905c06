import ArgumentParser
import Foundation
import FoundationCompat
import Glibc
import RenderModel
import DarkroomCommands
import RenderCoordinator
import RenderModel
import SystemSupport

/// The folder or the project whose widgets a command is about.
struct FolderSource: ProgramSource {
    @Argument(help: ArgumentHelp(
        "The folder of the widget extension's Swift files and resources, or the .xcodeproj that has it as a target.",
        valueName: "folder"))
    var folder: String

    @Option(help: ArgumentHelp(
        "The widget extension of an .xcodeproj; needed where it has several.", valueName: "name"))
    var target: String?

    @Option(name: .customLong("package"), parsing: .singleValue, help: ArgumentHelp(
        "A Swift package whose modules the widget imports; those near its Xcode project are found, and remote ones "
            + "that the project names are fetched.",
        valueName: "folder"))
    var packages: [String] = []

    @Option(name: .customLong("cloned-source-packages-dir-path"), help: ArgumentHelp(
        "Where checkouts of the project's remote packages lie, as xcodebuild takes it; they are not fetched then.",
        valueName: "folder"))
    var checkouts: String?

    @Flag(name: .customLong("skip-package-updates"), help: "Use only remote packages that are on this machine already.")
    var skipsPackageUpdates = false

    @Option(name: [.customShort("D"), .customLong("define")], parsing: .singleValue, help: ArgumentHelp(
        "A compilation condition that holds, such as DEBUG.", valueName: "condition"))
    var conditions: [String] = []

    @Option(name: .customLong("with"), parsing: .singleValue, help: ArgumentHelp(
        "Another folder or file that belongs to the widget: an Intents extension, shared code.", valueName: "path"))
    var others: [String] = []

    @Flag(help: "Compile and fetch again what failed before: failures are remembered, of fetching for an hour.")
    var retry = false

    /// Compiles the widgets, unless that has been done before.
    func program(for demand: ProgramDemand) throws -> WidgetExecutable {
        var sources = try WidgetSources(folder, target: target, packages: packages, others: others)
        if demand.purpose == .widgets { try sources.project?.requireWidgets(in: sources.name) }
        sources.checkouts = checkouts
        sources.mayFetchPackages = !skipsPackageUpdates
        sources.remembersFailures = !retry
        let command = (["darkroom", demand.command] + sources.words(conditions: conditions)).joined(separator: " ")
        setenv("DARKROOM_BOUNDARY", sources.boundary.folders.joined(separator: "\n"), 1)
        let (compiled, product) = try ProgramCache().explaining(command) {
            var compiled = try CompiledFolder(
                sources, conditions: conditions, purpose: demand.purpose, system: demand.system,
                isConfined: demand.isConfined)
            compiled.isVerbose = demand.isVerbose
            compiled.remembersFailures = !retry
            try TemporaryFolder.checked(for: command)
            return (compiled, try compiled.product())
        }
        try tell(product, of: sources)
        for path in sources.boundary.folders + compiled.libraryFolders { SandboxPolicy.give(path) }
        return WidgetExecutable(path: product.program, command: command, bundle: .main)
    }

    /// Tells workers of their bundle and project.
    private func tell(_ product: CompiledFolder.Product, of sources: WidgetSources) throws {
        // No path holds a line feed that Xcode would take.
        setenv("DARKROOM_RESOURCES", product.bundleFolders.map(Self.absolute).joined(separator: "\n"), 1)
        setenv("DARKROOM_PROJECT_FOLDER", Self.absolute(sources.home), 1)
        // Tells build settings without a guess; one from outside is about something else.
        unsetenv("DARKROOM_PROJECT")
        unsetenv("DARKROOM_TARGET")
        unsetenv("DARKROOM_INTENTS_EXTENSION")
        if let project = sources.project {
            if let folder = project.intentsExtension {
                setenv("DARKROOM_INTENTS_EXTENSION", Shell.quoted(folder), 1)
            }
            setenv("DARKROOM_PROJECT", Self.absolute(project.path), 1)
            setenv("DARKROOM_TARGET", sources.name, 1)
        }
        if let places = product.previewProviders {
            setenv(PreviewProviderPlaces.variable, String(decoding: try JSONEncoder().encode(places), as: UTF8.self), 1)
        }
        MainBundle.readAgain()
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
