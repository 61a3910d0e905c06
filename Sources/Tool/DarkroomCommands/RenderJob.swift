import Findings
import Foundation
import Glibc
import RenderCoordinator
import RenderModel
import SystemSupport
import Typesetting

/// Carries a command out: pictures, manifest, page, and what is printed of them.
struct RenderJob {
    let program: WidgetExecutable
    let timeZone: String
    let output: OutputOptions
    let work: WorkOptions
    var subject = RenderRun.Subject.widgets
    /// What the user asks to be drawn, but for the data that widgets find.
    let settings: () throws -> PlanSettings

    func run() throws {
        try CommandSession.run(program, work, timeZone: timeZone, subject, output: output.output, keepsPictures: true) {
            try run($0, $0.folder!)
        }
    }

    private func run(_ session: CommandSession, _ folder: OutputFolder) throws {
        let start = ContinuousClock.now
        let progress = ProgressReporter(isVerbose: work.verbose)
        var how = RenderRun.Settings(
            jobs: work.jobCount, launch: session.launch, outputFolder: folder.path, scratchFolder: folder.scratch,
            writesDisplayLists: output.displayLists, resourceFolders: program.bundle.directories, subject: subject)
        how.keepsakes = session.keepsakes
        how.bundleFindings = { [bundle = program.bundle] in bundle.findings }
        let run = RenderRun(how, listeners: [progress])
        let report = try RunErrors.mapped { try run.execute(try wholeSettings()) }
        progress.finish()
        guard !report.pictures.isEmpty || !report.failures.isEmpty || !report.brokenWidgets.isEmpty else {
            throw CommandFailure(.usage, nothingMessage(report.plan))
        }

        try RunErrors.mapped { try Exporter(folder: folder, fonts: Typesetter.shared.fingerprint).export(report) }
        let wallTime = (ContinuousClock.now - start) / .seconds(1)
        try RunErrors.mapped {
            try writeTimings(
                report, wallTime: wallTime, firstPicture: progress.firstPicture.map { ($0 - start) / .seconds(1) })
        }
        let page =
            output.output.hasSuffix("/")
            ? output.output + OutputFolder.pageName : "\(output.output)/\(OutputFolder.pageName)"
        Terminal.print(Summary(report: report, wallTime: wallTime, page: page))
        try check(report)
    }

    private func wholeSettings() throws -> PlanSettings {
        var settings = try settings()
        settings.data = try work.data.settings()
        return settings
    }

    private func check(_ report: RenderReport) throws {
        if report.failures.isEmpty, let broken = report.brokenWidgets.first {
            let count = report.brokenWidgets.count
            throw CommandFailure(
                .requestFailed, "\(count == 1 ? broken.type : Count.text(count, "widget")) could not be described; to try "
                    + "again: \(program.command) --verbose")
        }
        guard report.failures.isEmpty else {
            throw CommandFailure(.requestFailed, """
                \(Count.text(report.failures.count, "request")) failed; to try one again: \
                \(Self.retry(report))
                """)
        }
        if let severity = try output.fatalSeverity() {
            var fatal = 0
            report.forEachFinding { if $0.severity.rank >= severity.rank { fatal += 1 } }
            if fatal > 0 {
                throw CommandFailure(.fatalFindings, "\(Count.text(fatal, "finding")) of severity \(severity) or worse")
            }
        }
    }

    /// The command again, about the first thing that failed.
    private static func retry(_ report: RenderReport) -> String {
        let failure = report.failures[0], group = report.plan.groups[failure.group]
        var arguments = ["--kind", group.widget.kind, "--family", group.slot.description]
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
            let variant = group.variants.first { $0.needsTimeline(group.slot) } ?? .timeline
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
            let json = ActivityArgument.json(group.activities, clock: group.surface.clock)
            arguments += ["--activity", json.text]
        }
        return TypedCommand().replacing(
            filters, flags: ["--luminance-reduced", "--verbose"], with: arguments + ["--verbose"])
    }

    /// The options that say which picture; and those of the whole run, whose folder the one picture would replace.
    private static let filters: Set<String> = [
        "--kind", "--family", "--variant", "--scheme", "--mode", "--accent", "--lock", "--at", "--entries",
        "--configuration", "--activity", "--output", "-o", "--timings", "--jobs",
    ]

    private func nothingMessage(_ plan: RenderPlan) -> String {
        if subject == .previews([]), plan.widgets.isEmpty {
            return "there are no previews: the sources hold neither #Preview nor a PreviewProvider"
        }
        let reasons = plan.notes.isEmpty ? "the filters leave nothing" : plan.notes.joined(separator: "; ")
        return "nothing to render: \(reasons). '\(program.command)' with fewer filters renders more."
    }

    private func writeTimings(_ report: RenderReport, wallTime: Double, firstPicture: Double?) throws {
        guard let path = output.timings else { return }
        let file = TimingsFile(report, jobs: work.jobCount, wallTime: wallTime, timeToFirstPicture: firstPicture)
        try file.write(report, to: path)
    }
}
