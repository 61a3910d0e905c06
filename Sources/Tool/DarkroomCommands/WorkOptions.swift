import ArgumentParser
import Foundation
import RenderCoordinator
import SystemSupport

/// The options that say how the work is done, on which what comes out does not depend, and with what data.
package struct WorkOptions: ParsableArguments {
    @OptionGroup(title: "Execution") var processes: ProcessOptions
    @OptionGroup(title: "App data") var data: DataOptions

    var jobs: Int? { processes.jobs }
    var verbose: Bool { processes.verbose }
    var sandbox: Bool? { processes.sandbox }

    package init() {}

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
