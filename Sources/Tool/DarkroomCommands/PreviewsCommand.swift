import ArgumentParser
import RenderCoordinator
import SystemSupport

/// Renders what Xcode's canvas would list: every `#Preview` and `PreviewProvider`.
package struct PreviewsCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "previews", abstract: "Render every #Preview and PreviewProvider.",
            discussion: """
                Works like Xcode's canvas: compiles with DEBUG and needs no entry point. Renders an image for each \
                entry or state, in light unless you pass --scheme. Views that aren't widgets are rendered on the \
                device's screen, or as their traits specify.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Previews") var options: PreviewsOptions
    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let program = try program(.previews, system: plan.system)
        if options.list { return try list(program, reply) }
        let job = RenderJob(
            program: program, timeZone: plan.timeZone, output: output, work: work, subject: options.subject,
            settings: { try plan.settings(for: program) })
        try RenderAnswer.one(in: reply) { try job.run($0) }
    }

    private func list(_ program: WidgetExecutable, _ reply: CommandReply) throws {
        try CommandSession.run(program, work, timeZone: plan.timeZone, options.subject) { session in
            try session.carryOut(
                .list, of: options.subject, session.settings(work), planning: { try plan.settings(for: program) },
                [ProgressReporter(isTerminal: false, isVerbose: work.verbose), ListReporter(reply)])
        }
    }
}

/// Which previews, and whether they are only listed.
package struct PreviewsOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Only previews whose name or file contains this word.", valueName: "word"))
    var filter: [String] = []

    @Flag(help: "List the previews.")
    var list = false

    package init() {}

    var subject: RunPlan.Subject { .previews(filter) }
}
