import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Tells how a picture was laid out: the views under a point, or all of them.
package struct ExplainCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", abstract: "Print the layout of an image, or what VoiceOver reads.",
            discussion: """
                Explains the first image that --kind, --family, --variant, --scheme, --entries and --device select. \
                Prints its views with their proposed size, size and position. --at prints only those under a point, \
                --tree prints them as JSON, and --accessibility prints what VoiceOver reads. Lengths are in points \
                from the widget's top left corner; "drawn" marks frames whose edges were rounded to whole pixels.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup var plan: PlanOptions
    @OptionGroup(title: "Output") var options: ExplainOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let program = try program(system: plan.system)
        if options.hears { return try hear(program, reply) }
        let point = options.tree ? nil : try options.point()
        try CommandSession.run(program, work, timeZone: plan.timeZone) { session in
            try session.carryOut(
                .explain, session.settings(work), planning: { try plan.settings(for: program) },
                [
                    ProgressReporter(isTerminal: false, isVerbose: work.verbose),
                    LayoutReporter(at: point, typed: options.at ?? "", asJSON: options.tree, reply)
                ])
        }
    }

    private func hear(_ program: WidgetExecutable, _ reply: CommandReply) throws {
        let overlay = options.accessibilityOverlay
        try CommandSession.run(program, work, timeZone: plan.timeZone, output: overlay) { session in
            try session.carryOut(
                .hear, session.settings(work), planning: { try plan.settings(for: program) },
                [
                    ProgressReporter(isTerminal: false, isVerbose: work.verbose),
                    AccessibilityReporter(overlay: overlay, reply)
                ])
        }
    }
}

/// What `explain` prints.
package struct ExplainOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Point in the widget, such as 40,60.", valueName: "x,y"))
    var at: String?

    @Flag(help: "Print all views as JSON, one per line.")
    var tree = false

    @Flag(help: "Print what VoiceOver reads, one element per line.")
    var accessibility = false

    @Option(
        help: ArgumentHelp(
            "With --accessibility: also write accessibility.png to this folder, with the elements' frames numbered.",
            valueName: "folder"))
    var accessibilityOverlay: String?

    package init() {}

    package func validate() throws {
        _ = try point()
        if hears, tree || at != nil {
            throw ValidationError("--accessibility can't be combined with --at or --tree; remove one of them")
        }
        if accessibilityOverlay?.isEmpty == true { throw ValidationError("--accessibility-overlay: name a folder") }
    }

    /// Whether it is what VoiceOver reads that is asked for.
    var hears: Bool { accessibility || accessibilityOverlay != nil }

    func point() throws -> CGPoint? {
        try at.map(PointArgument.parse)
    }
}
