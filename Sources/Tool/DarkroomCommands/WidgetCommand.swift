import ArgumentParser
import Foundation

/// The command line of a program that holds widgets.
struct WidgetCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent,
            abstract: "Renders this program's widgets to PNG files.",
            version: DarkroomVersion.current,
            subcommands: [
                RenderCommand.self, TimelineCommand.self, PreviewsCommand.self, TapCommand.self, PlanCommand.self,
                ExplainCommand.self, ConfigurationsCommand.self, DevicesCommand.self, BenchmarkCommand.self,
            ],
            defaultSubcommand: RenderCommand.self)
    }
}
