import ArgumentParser
import Foundation

/// The options that say how the work is done, on which what comes out does not depend, and with what data.
package struct WorkOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Worker processes at a time. Default: one for each core.", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Show what the widget's code prints.")
    var verbose = false

    @OptionGroup(title: "The widget's data") var data: DataOptions

    package init() {}

    package func validate() throws {
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs \(jobs): write a number from 1 to 256") }
    }

    func launch(
        timeZone: String, home: ScratchHome, _ subject: RenderRun.Subject = .widgets
    ) -> WorkerLaunch {
        let launch = WorkerLaunch.sameProgram(timeZone: timeZone, home: home.path, data: data.environment)
        return subject == .widgets ? launch : launch.forPreviews
    }

    package var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }

    package var arguments: [String] {
        (jobs.map { ["--jobs", String($0)] } ?? []) + (verbose ? ["--verbose"] : []) + data.arguments
    }
}
