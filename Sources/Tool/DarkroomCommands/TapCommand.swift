import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport
import Taps
import Timelines

/// Taps one picture: says what that opens, or performs an intent and shows what comes of it.
package struct TapCommand<Source: ProgramSource>: SourceCommand, ReplyingCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tap", abstract: "Simulate a tap and render the result.",
            discussion: TapOptions.discussion)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Tap") var tap: TapOptions
    @OptionGroup var plan: PlanOptions
    @OptionGroup var work: WorkOptions

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        let program = try program(system: plan.system)
        let action = tap.list ? TapAction.list : .at(try tap.point())
        let retry = TypedCommand().replacing([], flags: ["--verbose"], with: ["--verbose"])
        try CommandSession.run(
            program, work, timeZone: plan.timeZone, output: tap.list ? nil : tap.output
        ) { session in
            try session.carryOut(
                .tap(action), session.settings(work), planning: { try plan.settings(for: program) },
                [
                    ProgressReporter(isTerminal: false, isVerbose: work.verbose),
                    TapReporter(
                        reply, listsAreas: tap.list, folder: session.folder, output: tap.output, retry: retry)
                ])
        }
    }
}

/// Where `tap` taps, and where it writes.
package struct TapOptions: ParsableArguments {
    package static let discussion = """
        Taps the first image that --kind, --family, --variant, --scheme, --entries and --device select. A Link or \
        widgetURL opens the app; a Button or Toggle performs its intent and reloads the timeline. Writes before.png, \
        during.png (the toggle flipped, invalidatableContent dimmed), after.png and tap.json. Controls don't need \
        --at. Exits with status 4 if the intent throws, traps or doesn't return; images rendered by then are kept.
        """

    @Option(help: ArgumentHelp("Point in the widget, such as 40,60, from its top left corner.", valueName: "x,y"))
    var at: String?

    @Flag(help: "List the areas that can be tapped.")
    var list = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Output folder for images and tap.json.", valueName: "folder"))
    var output: String = "darkroom-tap"

    package init() {}

    package func validate() throws {
        if output.isEmpty { throw ValidationError("--output: specify a folder") }
        _ = try point()
    }

    func point() throws -> CGPoint? { try at.map(PointArgument.parse) }
}

/// What `timeline --tap` takes: an instant, a point and, where several are played, a widget, such as
/// `2026-01-01T10:00,40,60,counter/systemMedium`.
enum TapArgument {
    static func parse(_ text: String, zone: TimeZone) throws -> TimelineTap {
        let parts = text.split(separator: ",", maxSplits: 3).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count >= 3, let date = ClockTime.instant(parts[0], in: zone),
            let x = Double(parts[1]), let y = Double(parts[2]), x.isFinite, y.isFinite
        else {
            throw ValidationError(
                "--tap \(text): use a date and a point, such as 2026-01-01T10:00,40,60")
        }
        var tap = TimelineTap(date: date, point: CGPoint(x: x, y: y))
        guard parts.count > 3 else { return tap }
        // A kind may have slashes of its own.
        if let slash = parts[3].lastIndex(of: "/"),
            let presentationKind = PresentationKind(named: String(parts[3][slash...].dropFirst()))
        {
            (tap.kind, tap.presentationKind) = (String(parts[3][..<slash]), presentationKind)
        } else {
            tap.kind = parts[3]
        }
        return tap
    }
}

/// What `--at` takes: a point of the widget, such as `40,60`.
enum PointArgument {
    static func parse(_ text: String) throws -> CGPoint {
        let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
            throw ValidationError("--at \(text): use a point, such as 40,60")
        }
        return CGPoint(x: x, y: y)
    }
}
