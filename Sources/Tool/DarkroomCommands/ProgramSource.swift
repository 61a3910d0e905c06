import ArgumentParser
import RenderCoordinator
import RenderModel
import SystemSupport
import XcodeProjects

/// Where a command's widgets come from: sources that are compiled first, or the program that runs.
package protocol ProgramSource: ParsableArguments {
    /// Makes the program, or finds it.
    func program(for demand: ProgramDemand) throws -> WidgetExecutable

    /// The widget extensions that it names; one or none where the command is about a single program.
    func targets() throws -> [ProgramTarget]

    /// Makes the programs of targets side by side.
    func prepare(_ targets: [ProgramTarget], for demand: ProgramDemand)

    /// Where it names a folder that an earlier run has filled: that folder.
    var outputFolder: String? { get }

    /// Makes the program of a composition that somebody has written.
    /// - Throws: `CommandFailure` where there is no compiler at hand.
    func composition(at path: String, for demand: ProgramDemand) throws -> WidgetExecutable
}

extension ProgramSource {
    package func targets() throws -> [ProgramTarget] { [] }

    package func prepare(_ targets: [ProgramTarget], for demand: ProgramDemand) {}

    package var outputFolder: String? { nil }

    package func composition(at path: String, for demand: ProgramDemand) throws -> WidgetExecutable {
        throw CommandFailure(
            .usage,
            "--as \(path): a package's own program compiles nothing; run: "
                + "darkroom compose <folder> --as \(path)")
    }
}

/// Several of them, whose widgets are drawn in one run.
package protocol ProgramSources: ParsableArguments {
    /// In the order in which they were named, each under another name.
    ///
    /// - Parameter command: the name of the command that asks, such as `verify`.
    func targets(for command: String) throws -> [ProgramTarget]

    /// Makes the programs of all of them side by side, as far as that is worth it. What does not succeed is told when
    /// the program is asked for.
    func prepare(_ targets: [ProgramTarget], for demand: ProgramDemand)

    /// The words of a command line that name them, quoted.
    var words: String { get }
}

/// A widget extension, or a program of its own.
package struct ProgramTarget: Sendable {
    package var name: String
    /// What it is named by, as it was typed.
    package var path: String
    package var program: @Sendable (ProgramDemand) throws -> WidgetExecutable

    package init(
        name: String, path: String, program: @escaping @Sendable (ProgramDemand) throws -> WidgetExecutable
    ) {
        (self.name, self.path, self.program) = (name, path, program)
    }
}

/// What a command asks of the program that it draws with.
package struct ProgramDemand: Sendable {
    package enum Purpose: Sendable {
        case widgets
        /// As Xcode's canvas: built for debugging, and also without an entry point.
        case previews
    }

    /// The command's name, such as `render`.
    package var command: String
    package var purpose = Purpose.widgets
    /// The release of iOS that `#available` asks about.
    package var system = SystemVersion.newest
    /// Whether what others wrote is confined while it is compiled.
    package var isConfined = true
    /// Whether everything is told.
    package var isVerbose = false
    /// Whether the sources are sure to be edited and compiled again.
    package var expectsEdits = false
    /// Whether what is kept for that is made, where the program is there already.
    package var preparesEdits = false
    /// Takes what the compiler and others have to say of the sources.
    package var diagnostics: any Diagnostics

    package init(
        command: String, purpose: Purpose = .widgets, system: SystemVersion = .newest, isConfined: Bool = true,
        isVerbose: Bool = false
    ) {
        (self.command, self.purpose, self.system) = (command, purpose, system)
        (self.isConfined, self.isVerbose) = (isConfined, isVerbose)
        diagnostics = TerminalDiagnostics(listsAllMessages: isVerbose)
    }
}

extension ProgramDemand {
    package init(_ command: String, _ work: WorkOptions, system: SystemVersion) {
        self.init(
            command: command, system: system, isConfined: work.sandbox != false, isVerbose: work.verbose)
    }

    init<Source>(_ command: any SourceCommand<Source>, _ purpose: Purpose = .widgets, system: SystemVersion) {
        self.init(type(of: command).configuration.commandName ?? "", command.work, system: system)
        self.purpose = purpose
    }
}

/// A command about the widgets of a source.
protocol SourceCommand<Source>: ParsableCommand {
    associatedtype Source: ProgramSource
    var source: Source { get }
    var work: WorkOptions { get }
}

extension SourceCommand {
    /// Makes the program that the command draws with.
    func program(_ purpose: ProgramDemand.Purpose = .widgets, system: SystemVersion) throws -> WidgetExecutable {
        try source.program(for: ProgramDemand(self, purpose, system: system))
    }
}

extension ExtensionBundle {
    package init(_ reader: BundleReader) {
        self.init(reader.description) { reader.findings }
    }
}
