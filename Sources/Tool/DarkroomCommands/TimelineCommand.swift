import ArgumentParser
import Findings
import Foundation
import Rasterizer
import RenderCoordinator
import RenderModel
import SystemSupport
import Typesetting

/// Plays the time of widgets and writes what they show.
package struct TimelineCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "timeline", abstract: "Play the time of widgets: what is shown when, and why.",
            discussion: """
                Providers are asked against a virtual clock, first at --from and then as their policies, the app's \
                reloads and the system's budget allow. Writes one picture for everything that looks different, a film \
                strip, an animation, timeline.json and a page that shows it all. Draws the light look unless --scheme \
                names others.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Which time") var options: TimelineOptions
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func run() throws {
        let program = try program(system: plan.system)
        try CommandSession.run(program, work, timeZone: plan.timeZone, output: options.output) { session in
            try run(session, session.folder!)
        }
    }

    private func run(_ session: CommandSession, _ folder: OutputFolder) throws {
        let start = ContinuousClock.now
        let (plan, timeline) = try settings(session.program)
        let run = TimelineRun(
            .init(jobs: work.jobCount, launch: session.launch, home: session.home.path, output: folder), timeline,
            note: Terminal.note)
        var report = try RunErrors.mapped { try run.execute(plan) }
        report.bundleFindings = session.program.bundle.findings
        guard !report.tracks.isEmpty else {
            let notes = report.plan.notes.joined(separator: "; ")
            let reason = report.plan.widgets.allSatisfy(\.families.isEmpty)
                ? "only widgets have timelines, and there are none; "
                    + "'darkroom render' draws controls and Live Activities"
                : "the filters leave nothing"
            throw CommandFailure(.usage, "nothing to play: \(notes.isEmpty ? reason : notes)")
        }
        let manifest = TimelineManifest(
            report,
            renderer: .init(
                version: DarkroomVersion.current, encoder: PNGEncoder.name, fonts: Typesetter.shared.fingerprint))
        folder.removeStaleTimeline(except: Set(manifest.files))
        try RunErrors.mapped {
            try folder.write(TimelinePage(manifest: manifest).encoded(), to: TimelinePage.fileName)
            try folder.write(try manifest.encoded(), to: TimelineManifest.fileName)
        }
        Terminal.print(TimelineSummaryText(
            report: report, wallTime: (ContinuousClock.now - start) / .seconds(1), folder: options.output))
        try check(report, session.program)
    }

    private func settings(_ program: WidgetExecutable) throws -> (PlanSettings, TimelineSettings) {
        if !plan.variant.isEmpty { throw CommandFailure(.usage, "--variant: a timeline shows entries only") }
        if plan.entries != "all" {
            throw CommandFailure(.usage, "--entries: choose a time with --from and --for instead")
        }
        var settings = try plan.settings(for: program)
        let zone = TimeZone(identifier: settings.timeZone) ?? .gmt
        let timeline = try options.settings(zone: zone, clock: plan.clock == nil ? nil : settings.clock)
        try check(timeline.appReloads.map(\.date), option: "reload", of: timeline)
        try check(timeline.taps.map(\.date), option: "tap", of: timeline)
        settings.clock = timeline.from
        settings.variants = [.timeline]
        if settings.schemes.isEmpty { settings.schemes = [.light] }
        return (settings, timeline)
    }

    /// What would happen before or after the time that is played would be left out without a word.
    private func check(_ dates: [Date], option: String, of timeline: TimelineSettings) throws {
        guard let date = dates.first(where: { !(timeline.from..<timeline.until).contains($0) }) else { return }
        throw CommandFailure(
            .usage, "--\(option): \(ClockTime.text(date)) lies outside of what is played, which is from "
                + "\(ClockTime.text(timeline.from)) to \(ClockTime.text(timeline.until)); choose another --from or --for")
    }

    private func check(_ report: TimelineReport, _ program: WidgetExecutable) throws {
        if report.failureCount > 0 {
            throw CommandFailure(
                .requestFailed, "\(Count.text(report.failureCount, "request")) failed; "
                    + "'\(program.command) --verbose' shows what the widget's code prints")
        }
        guard let severity = try options.fatalSeverity() else { return }
        let fatal = report.findings.filter { $0.severity.rank >= severity.rank }.count
        if fatal > 0 {
            throw CommandFailure(.fatalFindings, "\(Count.text(fatal, "finding")) of severity \(severity) or worse")
        }
    }
}
