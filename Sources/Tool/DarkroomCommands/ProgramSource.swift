import ArgumentParser
import RenderCoordinator
import RenderModel
import XcodeProjects

/// Where a command's widgets come from: sources that are compiled first, or the program that runs.
package protocol ProgramSource: ParsableArguments {
    /// Makes the program, or finds it.
    func program(for demand: ProgramDemand) throws -> WidgetExecutable
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
}

extension ProgramDemand {
    init<Source>(_ command: any SourceCommand<Source>, _ purpose: Purpose = .widgets, system: SystemVersion) {
        self.command = type(of: command).configuration.commandName ?? ""
        (self.purpose, self.system) = (purpose, system)
        (isConfined, isVerbose) = (command.work.sandbox != false, command.work.verbose)
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
