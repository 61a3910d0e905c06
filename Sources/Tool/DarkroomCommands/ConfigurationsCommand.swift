import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Lists what the user can choose for each widget.
package struct ConfigurationsCommand<Source: ProgramSource>: SourceCommand {
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

    package init() {}

    package func run() throws {
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
                    ConfigurationsReporter(isJSON: options.json, output: pages.output)
                ])
        }
    }
}
