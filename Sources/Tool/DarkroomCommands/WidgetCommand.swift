import ArgumentParser
import Foundation
import Launch
import RenderCoordinator
import RenderModel
import SystemSupport
import XcodeProjects

/// The program that runs, as the source of its own widgets.
package struct OwnProgram: ProgramSource {
    package init() {}

    package func program(for demand: ProgramDemand) throws -> WidgetExecutable {
        let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
        let folders =
            Self.namedFolders
            ?? BundleDescription.foldersBeside(
                program: name, in: URL(fileURLWithPath: ThisProgram.path.parentFolder, isDirectory: true))
        return WidgetExecutable(
            path: ThisProgram.path, command: "\(name) \(demand.command)",
            bundle: ExtensionBundle(BundleReader(folders: folders)), launch: .current)
    }

    /// The folders of resources that `DARKROOM_RESOURCES` names, one a line; nil where it is not set.
    private static var namedFolders: [URL]? {
        let lines = ProcessInfo.processInfo.environment["DARKROOM_RESOURCES"]?.split(separator: "\n") ?? []
        return lines.isEmpty ? nil : lines.map { URL(fileURLWithPath: String($0), isDirectory: true) }
    }
}

/// The program that runs, as the only source of snapshots.
package struct OwnPrograms: ProgramSources {
    package init() {}

    package func targets(for command: String) throws -> [ProgramTarget] {
        let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
        return [ProgramTarget(name: name, path: name) { try OwnProgram().program(for: $0) }]
    }

    package func prepare(_ targets: [ProgramTarget], for demand: ProgramDemand) {}

    package var words: String { "" }
}

/// The command line of a package's own program: `swift run MyWidget --output pictures`.
package struct WidgetCommand: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent,
            abstract: "Renders this program's widgets to PNG files.", version: DarkroomVersion.current,
            subcommands: SourceCommands<OwnProgram>.all + SnapshotCommands<OwnPrograms>.all
                + [ReportCommand.self, ConfigCommand.self, DevicesCommand.self],
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
            ConfigurationsCommand<Source>.self, ComposeCommand<Source>.self, BenchmarkCommand<Source>.self
        ]
    }
}

/// The commands about the snapshots of one or several sources.
package enum SnapshotCommands<Sources: ProgramSources> {
    package static var all: [any ParsableCommand.Type] {
        [VerifyCommand<Sources>.self, AcceptCommand<Sources>.self, PruneCommand<Sources>.self]
    }
}
