import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// What a command works with while it runs: folders that are gone however it ends.
struct CommandSession {
    let program: WidgetExecutable
    /// Stands in for the user's home while widget code runs.
    let home: TemporaryHome
    /// nil for a command that writes nothing.
    let folder: OutputFolder?
    /// Whether the folder is this session's alone.
    private let ownsFolder: Bool
    /// Second names of the pictures; nil where nobody could remove them.
    let keepsakes: Keepsakes?
    /// How workers are started.
    let launch: WorkerLaunch

    /// - Parameters:
    ///   - output: the folder that the command fills, as it was typed.
    ///   - keepsPictures: whether pictures survive code that removes them.
    init(
        _ program: WidgetExecutable, _ work: WorkOptions, timeZone: String, _ subject: RunPlan.Subject = .widgets,
        output: String? = nil, into shared: OutputFolder? = nil, keepsPictures: Bool = false
    ) throws {
        self.program = program
        // Made first: what a worker may write is settled when it starts.
        folder = try shared ?? output.map { try OutputFolder.made(at: $0, command: program.command) }
        ownsFolder = shared == nil
        home = try TemporaryHome(command: program.command)
        keepsakes = keepsPictures ? folder.flatMap { [home] in Keepsakes(of: $0, home: home.path) } : nil
        let (folder, home, keepsakes) = (ownsFolder ? folder : nil, home, keepsakes)
        let removed: @Sendable () -> Void = {
            folder?.removeScratch()
            keepsakes?.remove()
            home.remove()
        }
        CleanUp.onInterrupt(removed)
        do {
            launch = try work.launch(
                program, timeZone: timeZone, home: home, subject, writing: [self.folder?.path].compactMap(\.self))
        } catch {
            removed()
            throw error
        }
    }

    /// Runs `body` with a session, which ends with it.
    static func run(
        _ program: WidgetExecutable, _ work: WorkOptions, timeZone: String, _ subject: RunPlan.Subject = .widgets,
        output: String? = nil, into shared: OutputFolder? = nil, keepsPictures: Bool = false,
        _ body: (CommandSession) throws -> Void
    ) throws {
        let session = try CommandSession(
            program, work, timeZone: timeZone, subject, output: output, into: shared, keepsPictures: keepsPictures)
        defer {
            if session.ownsFolder { session.folder?.removeScratch() }
            session.keepsakes?.remove()
            session.home.remove()
        }
        try body(session)
    }

    /// How a plan is carried out with the session.
    func settings(_ work: WorkOptions) -> RunSettings {
        var settings = RunSettings(jobs: work.jobCount, launch: launch, home: home.path, output: folder)
        settings.keepsakes = keepsakes
        settings.resourceFolders = program.bundle.directories
        settings.bundleFindings = { [bundle = program.bundle] in bundle.findings }
        return settings
    }

    /// Plans, and carries the plan out.
    func carryOut(
        _ action: some RunAction, of subject: RunPlan.Subject = .widgets, _ settings: RunSettings,
        planning planSettings: () throws -> PlanSettings, _ listeners: [any RunListener]
    ) throws {
        let wanted = try planSettings()
        try CommandFailure.wrapping {
            let runner = Runner(settings, listeners: listeners)
            try runner.run(try runner.plan(action, wanted, of: subject))
        }
    }
}
