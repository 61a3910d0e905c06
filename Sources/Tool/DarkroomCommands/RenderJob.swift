import Findings
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport
import Typesetting

/// Carries a command out: pictures, manifest, page, and what is printed of them.
struct RenderJob {
    let program: WidgetExecutable
    let timeZone: String
    let output: OutputOptions
    let work: WorkOptions
    var subject = RunPlan.Subject.widgets
    /// What the user asks to be drawn, but for the data that widgets find.
    let settings: () throws -> PlanSettings

    func run(_ reply: CommandReply) throws {
        let start = ContinuousClock.now, findings = GroupedFindings(try findingPolicy())
        try OutputFolder.checkPage(at: output.output, command: program.command)
        try CommandSession.run(program, work, timeZone: timeZone, subject, output: output.output, keepsPictures: true) {
            session in
            var how = session.settings(work)
            (how.companions, how.hasSelectableText) = (try output.companions(), output.selectableText)
            how.isOptimized = output.optimize
            let record = try FolderRecord(
                session.folder!, fonts: Typesetter.packagedFingerprint(), isOptimized: output.optimize,
                isCleaned: output.clean, sources: findings.policy.sources)
            (how.record, how.keepsTimings) = (record, output.timings != nil)
            var listeners: [any RunListener] = [
                ProgressReporter(isVerbose: work.verbose), EmptyRunCheck(program),
                GalleryReporter(record, findings: findings, embedsPictures: output.singleFile)
            ]
            if let path = output.timings {
                listeners.append(TimingsReporter(since: start, path: path, jobs: work.jobCount))
            }
            listeners.append(
                SummaryReporter(
                    since: start, page: page, findings: findings, record: record, command: program.command,
                    reply, retry: Self.retry))
            let left = "Interrupted: the images so far are in \(output.output); run the command again to continue."
            try CleanUp.telling(left) {
                try session.carryOut(.render, of: subject, how, planning: wholeSettings, listeners)
            }
        }
    }

    /// What the options say, and the sources.
    private func findingPolicy() throws -> FindingPolicy {
        var policy = try output.findingPolicy()
        (policy.comments, policy.sources) = (program.comments, program.sources)
        return policy
    }

    /// As the user would write its path.
    private var page: String {
        output.output + (output.output.hasSuffix("/") ? "" : "/") + OutputFile.page
    }

    private func wholeSettings() throws -> PlanSettings {
        var settings = try settings()
        settings.data = try work.data.settings()
        return settings
    }

    /// The command again, about the first thing that failed.
    @Sendable private static func retry(_ report: RenderReport) -> String {
        let failure = report.failures[0], group = report.plan.groups[failure.group]
        var arguments = ["--kind", group.widget.kind, "--family", group.presentationKind.description]
        if case .picture(let picture) = failure.subject {
            arguments += ["--variant", picture.request.variant.name, "--scheme", picture.request.scheme.rawValue]
            let presentation = picture.request.presentation
            arguments += ["--mode", presentation.mode.rawValue]
            if presentation.mode == .accented { arguments += ["--accent", presentation.tint.name] }
            if presentation.isLuminanceReduced { arguments.append("--luminance-reduced") }
            if presentation.lock != .unlocked { arguments += ["--lock", presentation.lock.rawValue] }
            if let instant = picture.request.instant {
                arguments += ["--at", ClockTime.text(instant)]
            } else if let index = picture.request.variant.entryIndex {
                arguments += ["--entries", String(index)]
            }
        } else {
            let variant = group.variants.first { $0.needsTimeline(group.presentationKind) } ?? .timeline
            arguments += ["--variant", variant.rawValue]
            if !group.instants.isEmpty {
                arguments += ["--at", group.instants.map(ClockTime.text).joined(separator: ",")]
            }
        }
        if let choice = group.configuration {
            let json = JSONValue.object([
                "kind": .string(group.widget.kind), "name": .string(choice.name),
                "parameters": .object(choice.parameters)
            ])
            arguments += ["--configuration", json.text]
        }
        if !group.activities.isEmpty {
            let text = ActivityArgument.json(group.activities, clock: group.surface.clock).text
            // The states of previews are found again without that, and some take screens.
            if text.utf8.count <= longestState { arguments += ["--activity", text] }
        }
        return TypedCommand().replacing(
            filters, flags: ["--luminance-reduced", "--pairwise", "--verbose"], with: arguments + ["--verbose"])
    }

    /// In bytes.
    private static let longestState = 1000

    /// The options that say which picture; and those of the whole run, whose folder the one picture would replace.
    private static let filters: Set<String> = [
        "--kind", "--family", "--variant", "--scheme", "--mode", "--accent", "--lock", "--at", "--entries",
        "--configuration", "--activity", "--output", "-o", "--timings", "--jobs", "--shard", "--exclude", "--include"
    ]
}
