import Findings
import Rasterizer
import RenderCoordinator
import RenderModel
import RenderPlanning
import Synchronization
import SystemSupport

/// Writes `timeline.json` and its page, and prints what was played.
package final class TimelineReporter: RunListener {
    private let report = Mutex<TimelineReport?>(nil)
    private let start: ContinuousClock.Instant
    private let folder: OutputFolder
    /// The folder as the user typed it.
    private let output: String
    private let fonts: String?
    private let policy: FindingPolicy
    /// The command that was typed, without its options.
    private let command: String
    private let reply: CommandReply

    /// - Parameters:
    ///   - fonts: the fingerprint of the fonts that pictures are drawn with.
    ///   - policy: which findings end the command with status 1.
    package init(
        since start: ContinuousClock.Instant, folder: OutputFolder, output: String, fonts: String?,
        policy: FindingPolicy, command: String, _ reply: CommandReply
    ) {
        self.reply = reply
        (self.start, self.folder, self.output) = (start, folder, output)
        (self.fonts, self.policy, self.command) = (fonts, policy, command)
    }

    package func handle(_ event: RunEvent) {
        report.withLock { report in
            switch event {
            case .planned(let plan):
                guard let settings = plan.action as? TimelineSettings else { return }
                report = TimelineReport(plan: plan.pictures, settings: settings, tracks: [])
            case .bundle(let findings): report?.bundleFindings = findings
            case .action(let track as TimelineTrack): report?.tracks.append(track)
            default: break
            }
        }
    }

    package func finish() throws {
        guard let report = report.withLock(\.self) else { return }
        // Of a plan in many shards some may be empty.
        guard !report.tracks.isEmpty || report.plan.settings.shard != nil else {
            throw CommandFailure(.usage, report.plan.nothingToPlay)
        }
        let manifest = TimelineManifest(
            report,
            renderer: .init(version: DarkroomVersion.current, encoder: PNGEncoder().name, fonts: fonts))
        let encoded = try manifest.encoded()
        folder.removeStaleTimeline(keeping: encoded)
        try folder.write(TimelinePage(manifest: manifest).encoded(), to: OutputFile.page)
        try folder.write(encoded, to: OutputFile.timeline)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        reply.give(PlayedTimeline(output: output, seconds: seconds, timeline: manifest)) {
            TimelineSummaryText(report: report, wallTime: seconds, folder: output)
        }
        if report.failureCount > 0 {
            throw CommandFailure(
                .requestFailed,
                "\(Count.text(report.failureCount, "request")) failed; "
                    + "'\(command) --verbose' shows what the widget's code prints")
        }
        guard policy.canFail else { return }
        var groups = FindingGroups(policy: policy)
        for finding in report.bundleFindings { groups.add(finding, at: nil) }
        for track in report.tracks {
            let place = FindingGroups.Place(
                widget: track.group.widget.kind, family: track.group.presentationKind.description)
            for finding in track.findings { groups.add(finding, at: place) }
        }
        try CommandFailure.check(groups.groups.count { policy.fails($0) }, policy)
    }
}

extension RenderPlan {
    /// Why no timeline is played.
    fileprivate var nothingToPlay: String {
        let notes = notes.joined(separator: "; ")
        let reason =
            widgets.allSatisfy(\.families.isEmpty)
            ? "only widgets have timelines, and there are none; 'darkroom render' draws controls and Live Activities"
            : "nothing matches the filters"
        return "nothing to play: \(notes.isEmpty ? reason : notes)"
    }
}

/// What `timeline --json` says.
private struct PlayedTimeline: Encodable, Sendable {
    /// The folder, as it was typed.
    var output: String
    var seconds: Double
    /// As `timeline.json` has it.
    var timeline: TimelineManifest
}
