import ArgumentParser
import RenderCoordinator
import SystemSupport

/// Prints what would be rendered. Providers are driven, since only they know how many entries there are.
package struct PlanCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "plan", abstract: "Print what would be rendered.")
    }

    @OptionGroup var source: Source
    @OptionGroup var plan: PlanOptions
    @OptionGroup var work: WorkOptions

    @Flag(help: "Print JSON.")
    var json = false

    package init() {}

    package func run() throws {
        let program = try program(system: plan.system)
        try CommandSession.run(program, work, timeZone: plan.timeZone) { session in
            try session.carryOut(
                .list, session.settings(work), planning: { try plan.settings(for: program) },
                [ProgressReporter(isTerminal: false, isVerbose: work.verbose), ListReporter(isJSON: json)])
        }
    }
}
