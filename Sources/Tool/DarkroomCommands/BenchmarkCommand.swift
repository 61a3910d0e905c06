import ArgumentParser
import Foundation
import WidgetKitCore

/// Measures where the time goes: the same pictures again and again in warm workers.
struct BenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark", abstract: "Measure the stages of one picture of each family.")

    @OptionGroup(title: "What is measured") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    @Option(help: ArgumentHelp("How often each picture is drawn.", valueName: "number"))
    var repeats: Int = 50

    func validate() throws {
        if !(1...100_000).contains(repeats) {
            throw ValidationError("--repeats \(repeats): write a number from 1 to 100000")
        }
    }

    func run() throws {
        let home = try ScratchHome()
        CleanUp.onInterrupt { home.remove() }
        defer { home.remove() }
        let benchmark = Benchmark(
            launch: work.launch(timeZone: plan.timeZone, home: home), scratchFolder: home.path, repeats: repeats,
            jobs: work.jobCount)
        let settings = try plan.settings()
        Terminal.print(try RunErrors.mapped { try benchmark.measure(settings) })
    }
}
