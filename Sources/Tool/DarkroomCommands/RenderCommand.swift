import ArgumentParser

/// Renders every picture of the plan and writes manifest and page.
package struct RenderCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "render", abstract: "Render every family, entry, placeholder and redacted variant.",
            discussion: """
                Ends with 0 when all is rendered, 1 on findings that --fail-on names, 2 on a wrong command line, 3 when \
                the source does not compile, and 4 when some request has no picture.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Which moments") var moments: InstantOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func run() throws {
        let program = try program(system: plan.system)
        try RenderJob(program: program, timeZone: plan.timeZone, output: output, work: work) {
            try moments.applied(to: plan.settings(for: program))
        }.run()
    }
}
