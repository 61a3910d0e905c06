import ArgumentParser
import DarkroomCommands
import RenderModel

@main
struct DarkroomCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "darkroom",
        abstract: "Renders iOS widgets to PNG from their own source.",
        discussion: """
            Pass the folder of a widget extension, or of an Xcode project:

              darkroom render path/to/WidgetExtension --output pictures

            Exit status: 0 success, 1 findings that match --fail-on, 2 invalid arguments, 3 the source doesn't \
            compile, 4 an image failed.
            """,
        version: DarkroomVersion.current,
        subcommands: SourceCommands<FolderSource>.all + SnapshotCommands<FolderSources>.all
            + [
                WatchCommand.self, ReportCommand.self, JoinCommand.self, SiteCommand.self, SheetCommand.self,
                BuildCommand.self, TargetsCommand.self, DoctorCommand.self, EditorCommand.self, MCPCommand.self,
                ConfigCommand.self, DevicesCommand.self, FlagsCommand.self
            ])

    static func main() {
        TuistProjects.install()
        CommandRunner.run(Self.self, Array(CommandLine.arguments.dropFirst()))
    }
}
