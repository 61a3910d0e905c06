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
            try session.carryOut(
                .list, of: options.subject, session.settings(work), planning: { try plan.settings(for: program) },
                [ProgressReporter(isTerminal: false, isVerbose: work.verbose), ListReporter(isJSON: options.json)])
        }
    }
}
