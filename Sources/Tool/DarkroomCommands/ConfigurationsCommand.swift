import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Lists what the user can choose for each widget.
package struct ConfigurationsCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "configurations",
            abstract: "List the parameters of widgets, with defaults and options.",
            discussion: "Runs the widget's entity queries and options providers, so the lists depend on its data.")
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Parameters") var options: ConfigurationsOptions
    @OptionGroup(title: "Edit Widget page") var pages: EditPageOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let program = try program(system: options.system)
        let query = ConfigurationsQuery(
            searchTerm: options.search, locale: pages.locale.first, drawsPages: pages.picture)
        try CommandSession.run(
            program, work, timeZone: "UTC", output: pages.picture ? pages.output : nil
        ) { session in
            try session.carryOut(
                .configurations(query), session.settings(work),
                planning: { try pages.settings(kinds: options.kind, timeout: options.timeout) },
                [
                    ProgressReporter(isTerminal: false, isVerbose: work.verbose),
                    ConfigurationsReporter(reply, output: pages.output)
                ])
        }
    }
}

/// What `configurations` lists, and how.
package struct ConfigurationsOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only widgets of this kind.", valueName: "kind"))
    var kind: [String] = []

    @Option(
        help: ArgumentHelp(
            "Search for options, as a user would. Parameters without search list all options.", valueName: "text"))
    var search: String?

    @Option(help: ArgumentHelp(SystemArgument.help, valueName: "version"))
    var ios: String?

    @Option(help: ArgumentHelp("Timeout for the queries of a widget.", valueName: "seconds"))
    var timeout: Double = DefaultTimeout.seconds

    package init() {}

    package func validate() throws {
        if let problem = DefaultTimeout.problem { throw ValidationError(problem) }
        guard timeout > 0, timeout <= 3600 else {
            throw ValidationError("--timeout \(timeout): use more than 0 and up to 3600 seconds")
        }
        _ = try SystemArgument.version(ios)
    }

    /// The release of iOS that the sources are compiled for.
    package var system: SystemVersion { (try? SystemArgument.version(ios)) ?? .newest }
}
