import ArgumentParser

/// Renders every picture of the plan and writes manifest and page.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Render every family, entry, placeholder and redacted variant.",
        discussion: """
            Ends with 0 when all is rendered, 1 on findings that --fail-on names, 2 on a wrong command line, and 4 \
            when some request has no picture.
            """)

    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Which moments") var moments: InstantOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        try RenderJob(timeZone: plan.timeZone, output: output, work: work) { try moments.applied(to: plan.settings()) }
            .run()
    }
}
