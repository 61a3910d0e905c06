import ArgumentParser
import RenderCoordinator
import SystemSupport

/// Renders what Xcode's canvas would list: every `#Preview` and `PreviewProvider`.
package struct PreviewsCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "previews", abstract: "Render every #Preview and PreviewProvider.",
            discussion: """
                As in Xcode's canvas: compiles with DEBUG and needs no entry point. Renders an image per entry or state, in \
                light unless --scheme names others. Views that aren't widgets are rendered on the device's screen, or as \
                their traits say.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Previews") var options: PreviewsOptions
    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup var work: WorkOptions

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

/// Which previews, and whether they are only listed.
package struct PreviewsOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only previews whose name or file contains this word.", valueName: "word"))
    var filter: [String] = []

    @Flag(help: "List the previews.")
    var list = false

    @Flag(help: "List them as JSON.")
    var json = false

    package init() {}

    var subject: RunPlan.Subject { .previews(filter) }
}
