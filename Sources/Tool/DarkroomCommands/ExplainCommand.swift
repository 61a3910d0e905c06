import ArgumentParser
import RenderCoordinator
import RenderModel
import SystemSupport

/// Tells how a picture was laid out: the views under a point, or all of them.
package struct ExplainCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", abstract: "Print how one picture is laid out, or read aloud.",
            discussion: """
                Takes the first picture that --kind, --family, --variant, --scheme, --entries and --device leave. With \
                --at, prints the views under a point with what they were offered, took and where they lie; with --tree, \
                all views as JSON, one a line; with --accessibility, what VoiceOver reads. \
                Lengths are in points from the widget's top left corner; "drawn" stands where \
                edges moved to whole pixels.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Which picture") var plan: PlanOptions
    @OptionGroup(title: "What is printed") var options: ExplainOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func run() throws {
        let program = try program(system: plan.system)
        if options.hears { return try hear(program) }
        let point = options.tree ? nil : try options.point()
        try CommandSession.run(program, work, timeZone: plan.timeZone) { session in
            try session.carryOut(
                .explain, session.settings(work), planning: { try plan.settings(for: program) },
                [
                    ProgressReporter(isTerminal: false, isVerbose: work.verbose),
                    LayoutReporter(at: point, typed: options.at ?? ""),
                ])
        }
    }

    private func hear(_ program: WidgetExecutable) throws {
        let overlay = options.accessibilityOverlay
        try CommandSession.run(program, work, timeZone: plan.timeZone, output: overlay) { session in
            try session.carryOut(
                .hear, session.settings(work), planning: { try plan.settings(for: program) },
                [
                    ProgressReporter(isTerminal: false, isVerbose: work.verbose),
                    AccessibilityReporter(overlay: overlay),
                ])
        }
    }
}
