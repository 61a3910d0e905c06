import Findings
import Foundation
import RenderModel

/// How a plan is carried out. What comes out depends on the plan alone.
package struct RunSettings: Sendable {
    /// Worker processes at a time, 1 or more.
    package var jobs: Int
    package var launch: WorkerLaunch
    /// The absolute path of the run's own folder, gone after it. Every device whose time is played has a home in it.
    package var home: String
    /// The folder that is filled; nil for an action that writes nothing.
    package var output: OutputFolder?
    /// What lies in the folder; nil where pictures are drawn whatever lies there.
    package var record: FolderRecord?
    /// Whether the report keeps how long each stage of each picture took.
    package var keepsTimings = true
    /// Second names of the pictures; nil where nobody could remove them.
    package var keepsakes: Keepsakes?
    /// What is written beside each picture.
    package var companions: [Companion] = []
    /// Whether words can be selected in SVGs.
    package var hasSelectableText = false
    /// Whether PNGs are as small as they can be made.
    package var isOptimized = false
    /// The folders whose asset catalogs are checked.
    package var resourceFolders: [URL] = []
    /// Which of the plan's pictures are drawn.
    package var includes: @Sendable (PlannedPicture) -> Bool = { _ in true }
    /// What each picture is held against; nil where pictures are only drawn.
    package var snapshot: (@Sendable (PlannedPicture) -> SnapshotJob)?
    /// What is to be told of the extension's bundle besides.
    package var bundleFindings: @Sendable () -> [Finding] = { [] }

    package init(jobs: Int, launch: WorkerLaunch, home: String, output: OutputFolder? = nil) {
        (self.jobs, self.launch, self.home, self.output) = (max(1, jobs), launch, home, output)
    }

    /// An existing folder on the output's file system, for files that are not yet whole.
    package var scratchFolder: String { output?.scratch ?? home }

    /// Where a file of the output folder lies; nil where nothing is written.
    package func path(_ file: String) -> String? { output.map { "\($0.path)/\(file)" } }
}

/// What a provider, and a picture, may take where `--timeout` does not say.
package enum DefaultTimeout {
    package static let variable = "DARKROOM_TIMEOUT"

    /// 5, or what the environment of a slow machine says.
    package static var seconds: Double { given.flatMap(valid) ?? 5 }

    /// What is wrong with what the environment says; nil where nothing is.
    package static var problem: String? {
        guard let given, valid(given) == nil else { return nil }
        return "\(variable)=\(given): use more than 0 and up to 3600 seconds, or unset it"
    }

    /// What the environment says; nil where it says nothing.
    package static var given: String? {
        ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func valid(_ text: String) -> Double? {
        Double(text).flatMap { $0 > 0 && $0 <= 3600 ? $0 : nil }
    }
}
