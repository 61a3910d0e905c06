import ArgumentParser
import Foundation

/// The options that say how the work is done. What comes out does not depend on them.
package struct WorkOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Worker processes at a time. Default: one for each core.", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Show what the widget's code prints.")
    var verbose = false

    package init() {}

    package func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs \(jobs): write a number from 1 to 256") }
    }

    package var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }

    package var arguments: [String] {
        (jobs.map { ["--jobs", String($0)] } ?? []) + (verbose ? ["--verbose"] : [])
    }
}
