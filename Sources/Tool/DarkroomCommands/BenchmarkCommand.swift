import ArgumentParser
import RenderCoordinator
import SystemSupport

/// Measures where the time goes: the same pictures again and again in warm workers.
package struct BenchmarkCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "benchmark", abstract: "Measure the stages of one picture of each family.")
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "What is measured") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    @Option(help: ArgumentHelp("How often each picture is drawn.", valueName: "number"))
    var repeats: Int = 50

    package init() {}

    package func validate() throws {
        if !(1...100_000).contains(repeats) {
            throw ValidationError("--repeats \(repeats): write a number from 1 to 100000")
        }
    }

    package func run() throws {
        let program = try program(system: plan.system)
        try CommandSession.run(program, work, timeZone: plan.timeZone) { session in
            try session.carryOut(
                .benchmark(repeats: repeats), session.settings(work), planning: { try plan.settings(for: program) },
                [BenchmarkReporter()])
        }
    }
}
