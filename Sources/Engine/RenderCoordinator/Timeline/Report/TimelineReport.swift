import Findings

/// What came of playing the time of some widgets.
package struct TimelineReport: Sendable {
    package var plan: RenderPlan
    package var settings: TimelineSettings
    package var tracks: [TimelineTrack]
    /// What is wrong with the files of the extension's bundle, whatever is played.
    package var bundleFindings: [Finding] = []

    package var findings: [Finding] { bundleFindings + tracks.flatMap(\.findings) }
    package var failureCount: Int {
        tracks.map { track in
            track.failures.count + track.pictureFailures.count + track.taps.filter { $0.outcome.failure != nil }.count
        }.reduce(0, +)
    }
    /// Moments that were pictured.
    package var frameCount: Int { tracks.flatMap(\.films).map(\.frames.count).reduce(0, +) }
    /// Pictures that differ.
    package var pictureCount: Int {
        tracks.flatMap(\.films).map { Set($0.frames.map(\.result.sha256)).count }.reduce(0, +)
    }
}
