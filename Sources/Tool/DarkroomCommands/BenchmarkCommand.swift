import ArgumentParser
import RenderCoordinator
import SystemSupport

/// Measures where the time goes: the same pictures again and again in warm workers.
package struct BenchmarkCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "benchmark", abstract: "Measure the stages of rendering an image of each family.")
    }

    @OptionGroup var source: Source
    @OptionGroup var plan: PlanOptions
    @OptionGroup var work: WorkOptions

    @Option(help: ArgumentHelp("Number of repetitions.", valueName: "number"))
    var repeats: Int = 50

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func validate() throws {
        if !(1...100_000).contains(repeats) {
            throw ValidationError("--repeats \(repeats): use a number from 1 to 100000")
        }
    }

    package func run(_ reply: CommandReply) throws {
        let program = try program(system: plan.system)
        try CommandSession.run(program, work, timeZone: plan.timeZone) { session in
            try session.carryOut(
                .benchmark(repeats: repeats), session.settings(work), planning: { try plan.settings(for: program) },
                [BenchmarkReporter(reply)])
        }
    }
}
