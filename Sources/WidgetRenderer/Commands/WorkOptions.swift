import ArgumentParser
import Foundation

/// The options that say how the work is done. What comes out does not depend on them.
package struct WorkOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Worker processes at a time. Default: one for each core.", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Show what the widget's code prints.")
    var verbose = false

    @Flag(help: "Let the widget's code use the network; pictures then depend on what it answers.")
    var allowNetwork = false

    package init() {}

    package func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs \(jobs): write a number from 1 to 256") }
    }

    func launch(timeZone: String, home: ScratchHome) -> WorkerLaunch {
        .sameProgram(timeZone: timeZone, home: home.path, allowsNetwork: allowNetwork)
    }

    package var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }

    package var arguments: [String] {
        (jobs.map { ["--jobs", String($0)] } ?? []) + (verbose ? ["--verbose"] : []) + (allowNetwork ? ["--allow-network"] : [])
    }
}
