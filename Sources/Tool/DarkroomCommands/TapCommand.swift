import ArgumentParser
import RenderCoordinator
import RenderModel
import SystemSupport

/// Taps one picture: says what that opens, or performs an intent and shows what comes of it.
package struct TapCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tap", abstract: "Tap a widget or a control, and show what comes of it.",
            discussion: TapOptions.discussion)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "What is tapped") var tap: TapOptions
    @OptionGroup(title: "Which picture") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func run() throws {
        let program = try program(system: plan.system)
        guard !tap.list else {
            return try CommandSession.run(program, work, timeZone: plan.timeZone) { session in
                try run(session, OutputFolder("\(session.home.path)/list"))
            }
        }
        try CommandSession.run(program, work, timeZone: plan.timeZone, output: tap.output) { session in
            try run(session, session.folder!)
        }
    }

    private func run(_ command: CommandSession, _ folder: OutputFolder) throws {
        let session = WorkerSession(command.launch)
        let settings = try plan.settings(for: command.program)
        let planned = try RunErrors.mapped { try RenderPlan.described(by: session, settings) }
        session.place(planned.items)
        guard let group = planned.groups.first else {
            let reasons = planned.notes.isEmpty ? "" : ": " + planned.notes.joined(separator: "; ")
            throw CommandFailure(.usage, "no picture is left by these filters\(reasons); fewer of them leave more")
        }
        var run = TapRun(session: session, group: group)
        if case .success(let widgets) = session.ask(.describe(), within: settings.timeout + 1).result {
            run.widgets = widgets
        }
        let picture = try run.picture()
        guard !tap.list else {
            return try report(run.list(picture, in: folder))
        }
        let point = try run.checked(try tap.point(), picture)
        let report = run.tap(picture, at: point, in: folder)
        try RunErrors.mapped { try folder.write(try report.encoded(), to: TapReport.fileName) }
        try self.report(report)
    }

    private func report(_ report: TapReport) throws {
        let printer = TapPrinter(report: report, output: tap.output)
        if tap.json {
            Terminal.print(String(decoding: try report.encoded(), as: UTF8.self), isJSON: true, terminator: "")
        } else {
            Terminal.print(tap.list ? printer.regions() : printer.text())
        }
        if let failure = report.failure {
            let again = TypedCommand().replacing([], flags: ["--verbose"], with: ["--verbose"])
            throw CommandFailure(.requestFailed, "\(failure.message); to try again: \(again)")
        }
    }
}
