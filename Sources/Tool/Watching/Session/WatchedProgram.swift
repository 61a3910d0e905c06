import Foundation
import RenderCoordinator
import RenderPlanning
import SystemSupport

/// The widgets that a session is about, as their command knows them. Of several extensions one is shown at a time, by
/// its name; nil is the first.
package struct WatchedProgram: Sendable {
    /// What the page is called.
    package var title: String
    /// The extensions' names, as of the last compilation.
    package var targets: @Sendable () -> [String]
    /// Compiles the sources of one, unless the same have been compiled before.
    package var compile: @Sendable (_ target: String?, any Diagnostics) throws -> WidgetExecutable
    /// Makes what the next compilations need, once pictures are shown.
    package var prepare: @Sendable (_ target: String?) -> Void
    /// What belongs to one, compiled or not.
    package var paths: @Sendable (_ target: String?) -> WatchedPaths
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
        title: String, jobs: Int, targets: @escaping @Sendable () -> [String],
        compile: @escaping @Sendable (String?, any Diagnostics) throws -> WidgetExecutable,
        prepare: @escaping @Sendable (String?) -> Void, paths: @escaping @Sendable (String?) -> WatchedPaths,
        settings: @escaping @Sendable (WidgetExecutable) throws -> PlanSettings,
        languages: @escaping @Sendable (WidgetExecutable) -> [String],
        launch: @escaping @Sendable (WidgetExecutable, TemporaryHome, String) throws -> WorkerLaunch
    ) {
        (self.title, self.jobs, self.targets, self.compile) = (title, jobs, targets, compile)
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
