import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport
import Timelines
import Typesetting

/// Plays the time of widgets and writes what they show.
package struct TimelineCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "timeline", abstract: "Simulate a widget's timeline.",
            discussion: """
                Requests timelines on a virtual clock: at --from, and then as reload policies, the app's reloads and \
                the system's budget allow. Writes an image for each change, a film strip, an animation, timeline.json \
                and index.html. Renders in light unless you pass --scheme.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Simulation") var options: TimelineOptions
    @OptionGroup var plan: PlanOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let program = try program(system: plan.system), start = ContinuousClock.now
        let (settings, timeline) = try settings(program)
        try CommandSession.run(program, work, timeZone: plan.timeZone, output: options.output) { session in
            var policy = try options.findingPolicy()
            (policy.comments, policy.sources) = (program.comments, program.sources)
            let reporter = try TimelineReporter(
                since: start, folder: session.folder!, output: options.output,
                fonts: Typesetter.packagedFingerprint(), policy: policy, command: program.command, reply)
            try session.carryOut(
                .timeline(timeline), session.settings(work), planning: { settings },
                [ProgressReporter(isVerbose: work.verbose), reporter])
        }
    }

    private func settings(_ program: WidgetExecutable) throws -> (PlanSettings, TimelineSettings) {
        if !plan.selection.variant.isEmpty { throw CommandFailure(.usage, "--variant: a timeline shows only entries") }
        if plan.timeline.entries != "all" {
            throw CommandFailure(.usage, "--entries: choose a time with --from and --for instead")
        }
        var settings = try plan.settings(for: program)
        let zone = TimeZone(identifier: settings.timeZone) ?? .gmt
        let timeline = try options.settings(zone: zone, clock: plan.timeline.clock == nil ? nil : settings.clock)
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
            .usage,
            "--\(option): \(ClockTime.text(date)) is outside the simulated time, "
                + "\(ClockTime.text(timeline.from)) to \(ClockTime.text(timeline.until)); choose another --from or --for"
        )
    }
}
