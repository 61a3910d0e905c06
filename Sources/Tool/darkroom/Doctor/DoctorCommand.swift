import ArgumentParser
import DarkroomCommands
import Foundation
import ImageFormats
import Rasterizer
import RenderCoordinator
import RenderModel
import SystemSupport

/// Reports what becomes of widget extensions, without rendering.
struct DoctorCommand: ReplyingCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check a project and this machine.",
        discussion: """
            Compiles every widget extension and reports its members, modules, assets and languages, and what is missing, \
            left out or ignored. Renders nothing.

            Exit status: 0 everything compiles, 2 invalid arguments, 3 a target doesn't compile, 4 no compiler.
            """)

    @Argument(
        help: ArgumentHelp(
            "Folders, projects or workspaces. Default: the current folder.",
            valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Sources") var options: FolderOptions

    @Option(help: ArgumentHelp(SystemArgument.help, valueName: "version"))
    var ios: String?

    @Flag(help: "List everything, not only the first 20 of a kind.")
    var verbose = false

    @OptionGroup(title: "Terminal") var terminal: TerminalOptions

    func run(_ reply: CommandReply) throws {
        let system = try SystemArgument.version(ios) ?? .newest
        let machine = Self.machine()
        // The machine alone is worth a look.
        let paths = paths.isEmpty && ProjectPath.isUsual(".") ? ["."] : paths
        let found = machine.problem == nil ? try options.extensionSources(in: paths, CollectedDiagnostics()) : []
        let targets = try found.map { try Self.report($0.sources, path: $0.path, system, options.conditions) }
        let report = DoctorReport(machine: machine, targets: targets, listsAll: verbose)
        reply.give(report) { report }
        if machine.problem != nil { throw CommandFailure(.requestFailed) }
        let failures = targets.compactMap(\.failure)
        // In text the report says it.
        if !failures.isEmpty {
            throw CommandFailure(.sourceDidNotCompile, reply.isJSON ? failures.joined(separator: "\n") : "")
        }
    }

    private static func machine() -> MachineReport {
        var problem: String?, compiler: String?
        do {
            compiler = try Toolchain.located().compiler
            _ = try RuntimeLibrary.located()
        } catch {
            problem = (error as? CommandFailure)?.message ?? FileProblem.text(error)
        }
        let formats: KeyValuePairs<String, ImageFormat> = [
            "JPEG": .jpeg, "WebP": .webp, "HEIF": .heif, "SVG": .svg, "PDF": .pdf
        ]
        return MachineReport(
            compiler: compiler, problem: problem, sandboxProblem: Sandbox.shortcoming,
            imageFormats: Dictionary(
                uniqueKeysWithValues: formats.map { ($0.key, !ImageCodec.description(of: $0.value).isEmpty) }))
    }

    /// One that does not compile is no reason not to report the others.
    private static func report(
        _ sources: WidgetSources, path: String, _ system: SystemVersion, _ conditions: [String]
    ) throws -> ExtensionReport {
        var report = ExtensionReport(summary: try ExtensionSummary(sources, path: path))
        let files = try SourceFiles(sources, needsEntryPoint: false)
        report.ignored = files.contents.values.reduce(into: Set<String>()) {
            $0.formUnion(ActiveCode($1).uses(IgnoredAPI.names))
        }.sorted()
        do {
            var builder = try WidgetProgramBuilder(sources, conditions: conditions, system: system)
            builder.isVerbose = true
            report.leftOut = try builder.product { report.take($0) }.leftOut
        } catch let failure as CommandFailure {
            report.failure = failure.messageAlone
        }
        let said = (sources.diagnostics as? CollectedDiagnostics)?.all ?? []
        let left = Set(report.leftOut)
        report.errors = said.filter { $0.kind == .compiler }.flatMap { $0.message.split(separator: "\n") }
            .filter { !$0.hasPrefix(" ") && $0.contains(": error: ") }.map(String.init)
        report.warnings = said.filter { $0.kind == .warning && !left.contains($0.message) }.map(\.message)
        return report
    }
}
