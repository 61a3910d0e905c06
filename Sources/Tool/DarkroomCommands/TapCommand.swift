import ArgumentParser
import RenderCoordinator
import RenderModel
import SystemSupport

/// Taps one picture: says what that opens, or performs an intent and shows what comes of it.
package struct TapCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tap", abstract: "Simulate a tap and render the result.",
            discussion: TapOptions.discussion)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Tap") var tap: TapOptions
    @OptionGroup var plan: PlanOptions
    @OptionGroup var work: WorkOptions

    package init() {}

    package func run() throws {
        let program = try program(system: plan.system)
        let action = tap.list ? TapAction.list : .at(try tap.point())
        let form: TapReporter.Form =
            switch (tap.list, tap.json) {
            case (true, true): .areasJSON
            case (true, false): .areas
            case (false, true): .json
            case (false, false): .text
            }
        let retry = TypedCommand().replacing([], flags: ["--verbose"], with: ["--verbose"])
        try CommandSession.run(
            program, work, timeZone: plan.timeZone, output: tap.list ? nil : tap.output
        ) { session in
            try session.carryOut(
                .tap(action), session.settings(work), planning: { try plan.settings(for: program) },
                [
                    ProgressReporter(isTerminal: false, isVerbose: work.verbose),
                    TapReporter(form, folder: session.folder, output: tap.output, retry: retry)
                ])
        }
    }
}
