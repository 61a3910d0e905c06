import ArgumentParser
import Foundation
import RenderCoordinator
import SystemSupport

/// The program that runs, as the source of its own widgets.
package struct OwnProgram: ProgramSource {
    package init() {}

    package func program(for demand: ProgramDemand) throws -> WidgetExecutable {
        let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
        return WidgetExecutable(path: ThisProgram.path, command: "\(name) \(demand.command)", bundle: .main)
    }
}

/// The command line of a package's own program: `swift run MyWidget --output pictures`.
package struct WidgetCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent,
            abstract: "Renders this program's widgets to PNG files.", version: DarkroomVersion.current,
            subcommands: SourceCommands<OwnProgram>.all + [DevicesCommand.self],
            defaultSubcommand: RenderCommand<OwnProgram>.self)
    }

    package init() {}
}

/// The commands about the widgets of a source.
package enum SourceCommands<Source: ProgramSource> {
    package static var all: [any ParsableCommand.Type] {
        [
            RenderCommand<Source>.self, TimelineCommand<Source>.self, PreviewsCommand<Source>.self,
            TapCommand<Source>.self, PlanCommand<Source>.self, ExplainCommand<Source>.self,
            ConfigurationsCommand<Source>.self, BenchmarkCommand<Source>.self,
        ]
    }
}
