import Foundation
import RenderCoordinator
import SystemSupport

/// The widgets that a session is about, as their command knows them.
package struct WatchedProgram: Sendable {
    /// What the page is called.
    package var title: String
    /// Compiles the sources, unless the same have been compiled before.
    package var compile: @Sendable (any Diagnostics) throws -> WidgetExecutable
    /// Makes what the next compilations need, once pictures are shown.
    package var prepare: @Sendable () -> Void
    /// What belongs to them, compiled or not.
    package var paths: @Sendable () -> WatchedPaths
    /// What the command's options ask for.
    package var settings: @Sendable (WidgetExecutable) throws -> PlanSettings
    /// The languages that they are translated into.
    package var languages: @Sendable (WidgetExecutable) -> [String]
    /// How workers are started.
    ///
    /// - Parameters: the program, its workers' home, and the folder of pictures.
    package var launch: @Sendable (WidgetExecutable, TemporaryHome, String) throws -> WorkerLaunch
    /// Worker processes at a time.
    package var jobs: Int

    package init(
        title: String, jobs: Int, compile: @escaping @Sendable (any Diagnostics) throws -> WidgetExecutable,
        prepare: @escaping @Sendable () -> Void, paths: @escaping @Sendable () -> WatchedPaths,
        settings: @escaping @Sendable (WidgetExecutable) throws -> PlanSettings,
        languages: @escaping @Sendable (WidgetExecutable) -> [String],
        launch: @escaping @Sendable (WidgetExecutable, TemporaryHome, String) throws -> WorkerLaunch
    ) {
        (self.title, self.jobs, self.compile) = (title, jobs, compile)
        (self.prepare, self.paths) = (prepare, paths)
        (self.settings, self.languages, self.launch) = (settings, languages, launch)
    }
}

/// Tells two of what is reported.
struct SharedDiagnostics: Diagnostics {
    let first: any Diagnostics
    let second: any Diagnostics

    func report(_ diagnostic: Diagnostic) {
        first.report(diagnostic)
        second.report(diagnostic)
    }
}
