import ArgumentParser
import RenderCoordinator
import SystemSupport

/// Renders what Xcode's canvas would list: every `#Preview` and `PreviewProvider`.
package struct PreviewsCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "previews", abstract: "Render every #Preview and PreviewProvider.",
            discussion: """
                As Xcode's canvas lists them: with DEBUG defined, and without the need for an entry point. One picture \
                for each entry or state, in light unless --scheme says otherwise. Plain views are drawn on the device's \
                screen, or as their traits say.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Which previews") var options: PreviewsOptions
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func run() throws {
        let program = try program(.previews, system: plan.system)
        if options.list || options.json { return try list(program) }
        try RenderJob(
            program: program, timeZone: plan.timeZone, output: output, work: work, subject: options.subject,
            settings: { try plan.settings(for: program) }
        ).run()
    }

    private func list(_ program: WidgetExecutable) throws {
        try CommandSession.run(program, work, timeZone: plan.timeZone, options.subject) { session in
            let progress = ProgressReporter(isTerminal: false, isVerbose: work.verbose)
            let run = RenderRun(
                .init(
                    jobs: work.jobCount, launch: session.launch, outputFolder: nil, scratchFolder: session.home.path,
                    subject: options.subject),
                listeners: [progress])
            let report = try RunErrors.mapped { try run.execute(try plan.settings(for: program), drawing: false) }
            let printer = PreviewsPrinter(report: report)
            Terminal.print(options.json ? try printer.json() : printer.table(), isJSON: options.json)
            if !report.failures.isEmpty {
                throw CommandFailure(
                    .requestFailed,
                    "\(Count.text(report.failures.count, "preview")) failed, whose entries are not known")
            }
        }
    }
}
