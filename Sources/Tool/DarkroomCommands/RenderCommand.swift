import ArgumentParser
import RenderCoordinator

/// Renders every picture of the plan and writes manifest and page.
package struct RenderCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "render", abstract: "Render widgets in every family and variant.",
            discussion: """
                Renders every timeline entry, the snapshot, the placeholder and the redacted variant, and writes PNGs, \
                manifest.json and index.html. If a project has several widget extensions, each is rendered into its \
                own folder, and index.html shows them all.

                Exit status: 0 success, 1 findings that match --fail-on, 2 invalid arguments, 3 the source doesn't \
                compile, 4 an image failed.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Timeline") var moments: InstantOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let demand = ProgramDemand(self, system: plan.system), targets = try source.targets()
        guard targets.count > 1 else {
            let program = try source.program(for: demand)
            return try RenderAnswer.one(in: reply) { try render(program, output, $0) }
        }
        source.prepare(targets, for: demand)
        try TargetsJob(targets: targets, demand: demand, output: output).run(reply, render)
    }

    private func render(_ program: WidgetExecutable, _ output: OutputOptions, _ reply: CommandReply) throws {
        try RenderJob(program: program, timeZone: plan.timeZone, output: output, work: work) {
            try moments.applied(to: plan.settings(for: program))
        }.run(reply)
    }
}

/// What `render --json` says: what is in each folder, and the page of all of them.
struct RenderAnswer: Encodable, Sendable {
    var page: String
    var runs: [RenderedRun]

    /// Makes the answer of one folder.
    static func one(in reply: CommandReply, _ render: (CommandReply) throws -> Void) throws {
        let own = CommandReply(isJSON: reply.isJSON)
        defer {
            if let run = own.value as? RenderedRun { reply.give(RenderAnswer(page: run.page, runs: [run])) }
        }
        try render(own)
    }
}
