import ArgumentParser
import RenderCoordinator
import RenderModel
import SystemSupport

/// Tells how a picture was laid out: the views under a point, or all of them.
package struct ExplainCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", abstract: "Print the layout of an image, or what VoiceOver reads.",
            discussion: """
                Explains the first image that --kind, --family, --variant, --scheme, --entries and --device select. --at \
                prints the views under a point with their proposed size, size and position; --tree prints all views as \
                JSON; --accessibility prints what VoiceOver reads. Lengths are in points from the widget's top left \
                corner; "drawn" marks frames whose edges were rounded to whole pixels.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Output") var options: ExplainOptions
    @OptionGroup var work: WorkOptions

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
                    LayoutReporter(at: point, typed: options.at ?? "")
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
                    AccessibilityReporter(overlay: overlay)
                ])
        }
    }
}
