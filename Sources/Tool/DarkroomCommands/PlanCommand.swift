import ArgumentParser
import RenderCoordinator
import SystemSupport

/// Prints what would be rendered. Providers are driven, since only they know how many entries there are.
package struct PlanCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "plan", abstract: "Print what would be rendered, without drawing.")
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    @Flag(help: "Print JSON.")
    var json = false

    package init() {}

    package func run() throws {
        let program = try program(system: plan.system)
        try CommandSession.run(program, work, timeZone: plan.timeZone) { session in
            let progress = ProgressReporter(isTerminal: false, isVerbose: work.verbose)
            let run = RenderRun(
                .init(
                    jobs: work.jobCount, launch: session.launch, outputFolder: nil, scratchFolder: session.home.path),
                listeners: [progress])
            let report = try RunErrors.mapped { try run.execute(try plan.settings(for: program), drawing: false) }
            let printer = PlanPrinter(report: report)
            Terminal.print(json ? try printer.json() : printer.table(), isJSON: json)
            if !report.failures.isEmpty {
                throw CommandFailure(
                    .requestFailed,
                    "\(Count.text(report.failures.count, "timeline")) failed, whose pictures are not in the plan")
            }
        }
    }
}
