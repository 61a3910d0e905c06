import ArgumentParser
import Foundation
import RenderCoordinator
import RenderPlanning
import SystemSupport

/// The options that say which part of a plan is carried out, and for how long.
package struct ExecutionOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "Render one part of the plan, such as 2/5, into its own folder. auto reads the part from GitLab "
                + "CI, Buildkite, CircleCI, Slurm, Kubernetes (auto/5), AWS Batch or Bazel.", valueName: "number/count")
    )
    var shard: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Timeout per provider call and per image (environment: DARKROOM_TIMEOUT).", valueName: "seconds"))
    var timeout: Double = DefaultTimeout.seconds

    package init() {}

    func apply(to settings: inout PlanSettings) throws {
        if let problem = DefaultTimeout.problem { throw ValidationError(problem) }
        guard timeout > 0, timeout <= 3600 else {
            throw ValidationError("--timeout \(timeout): use more than 0 and up to 3600 seconds")
        }
        settings.timeout = timeout
        settings.shard = try shard.map { try ShardArgument.shard($0) }
    }
}

/// The options that say how processes work, on which no image depends.
package struct ProcessOptions: ParsableArguments, Sendable {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Number of worker processes. Default: one per core.", valueName: "number"))
    var jobs: Int?

    @Flag(help: "Print the widget's output, all compiler messages, and everything that is left out.")
    var verbose = false

    @Flag(
        inversion: .prefixedNo,
        help: """
            Confine the widget's code to its project and the folders you specify, without network access, other \
            programs or signals. Default: on if the kernel supports it; --sandbox fails if it doesn't.
            """)
    var sandbox: Bool?

    package init() {}

    package func validate() throws {
        if sandbox == true, let shortcoming = Sandbox.shortcoming {
            throw ValidationError("--sandbox: \(shortcoming); omit the option to run without a complete sandbox")
        }
        if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs \(jobs): use a number from 1 to 256") }
    }
}

/// The options that say how the work is done, on which what comes out does not depend, and with what data.
package struct WorkOptions: ParsableArguments, Sendable {
    @OptionGroup(title: "Execution") var processes: ProcessOptions
    @OptionGroup(title: "App data") package var data: DataOptions

    var jobs: Int? { processes.jobs }
    var verbose: Bool { processes.verbose }
    var sandbox: Bool? { processes.sandbox }

    /// Whether what the user's code does is reported in full.
    package var isVerbose: Bool { verbose }
    /// Whether code of others is confined while it is compiled.
    package var isConfined: Bool { sandbox != false }

    package init() {}

    /// Writes what workers are told into their home, and says how they are started.
    ///
    /// - Parameter folders: where pictures are written.
    package func launch(
        _ program: WidgetExecutable, timeZone: String, home: TemporaryHome, _ subject: RunPlan.Subject = .widgets,
        writing folders: [String] = []
    ) throws -> WorkerLaunch {
        var file = program.launch
        data.fill(&file)
        var launch = try WorkerLaunch.of(program.path, timeZone: timeZone, home: home.path, telling: file)
        launch.sources = program.sources
        launch.memory = WorkerMemory.share(jobs: jobCount)
        if subject != .widgets { launch = launch.forPreviews }
        guard sandbox != false else { return launch }
        if let shortcoming = Sandbox.shortcoming { TerminalDiagnostics().note(shortcoming) }
        guard Sandbox.support != .none else { return launch }
        return launch.confined(home: home.path, reading: file, writing: folders)
    }

    package var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }
}

/// Finds options that are given twice though they count once, of which ArgumentParser would silently drop the first.
enum RepeatedOptions {
    /// - Throws: `CommandFailure` for the first that is given twice, with both values.
    static func check(_ words: some Collection<String>, of command: CommandDescription) throws {
        let typed = command.split(words).options
        for (name, _) in typed where name.hasPrefix("--no-") {
            let opposite = "--" + name.dropFirst("--no-".count)
            guard typed.contains(where: { $0.name == opposite }) else { continue }
            throw CommandFailure(.usage, "\(opposite) and \(name) can't be combined; remove one of them")
        }
        for argument in command.arguments ?? [] where argument.kind != "positional" && !argument.isRepeating {
            let given = typed.filter { argument.typedNames.contains($0.name) }
            guard given.count > 1 else { continue }
            let name = argument.longName ?? given[0].name
            let times = given.count == 2 ? "twice" : "\(given.count) times"
            let values = given.map { $0.value ?? $0.name }
            throw CommandFailure(
                .usage, "\(name) appears \(times), as \(values.joined(separator: " and ")); pass it once")
        }
    }
}
