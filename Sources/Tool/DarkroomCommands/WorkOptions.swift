import ArgumentParser
import Foundation
import RenderCoordinator
import SystemSupport

/// The options that say how the work is done, on which what comes out does not depend, and with what data.
package struct WorkOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("Worker processes at a time. Default: one for each core.", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Show what the widget's code prints.")
    var verbose = false

    @Flag(inversion: .prefixedNo, help: """
        Confine the widget's code to its project, given folders and a scratch home, without network, other programs \
        and signals; usual where the kernel can, and needed with --sandbox.
        """)
    var sandbox: Bool?

    @OptionGroup(title: "The widget's data") var data: DataOptions

    package init() {}

    package func validate() throws {
        if sandbox == true, let shortcoming = Sandbox.shortcoming {
            throw ValidationError("--sandbox: \(shortcoming); without the option the command goes on all the same")
        }
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs \(jobs): write a number from 1 to 256") }
    }

    /// Writes what workers are told into their home, and says how they are started.
    ///
    /// - Parameter folders: where pictures are written.
    func launch(
        _ program: WidgetExecutable, timeZone: String, home: TemporaryHome, _ subject: RunPlan.Subject = .widgets,
        writing folders: [String] = []
    ) throws -> WorkerLaunch {
        var file = program.launch
        data.fill(&file)
        var launch = try WorkerLaunch.of(program.path, timeZone: timeZone, home: home.path, telling: file)
        launch.memory = WorkerMemory.share(jobs: jobCount)
        if subject != .widgets { launch = launch.forPreviews }
        guard sandbox != false else { return launch }
        if let shortcoming = Sandbox.shortcoming { TerminalDiagnostics().note(shortcoming) }
        guard Sandbox.support != .none else { return launch }
        return launch.confined(home: home.path, reading: file, writing: folders)
    }

    package var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
