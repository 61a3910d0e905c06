import ArgumentParser
import Foundation
import Geometry
import WidgetKitCore

/// Taps one picture: says what that opens, or performs an intent and shows what comes of it.
struct TapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tap", abstract: "Tap a widget or a control, and show what comes of it.",
        discussion: TapOptions.discussion)

    @OptionGroup(title: "What is tapped") var tap: TapOptions
    @OptionGroup(title: "Which picture") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        let home = try ScratchHome()
        defer { home.remove() }
        // Made first: what a worker may write is settled when it starts.
        let folder = try tap.list ? OutputFolder("\(home.path)/list") : OutputFolder.made(at: tap.output)
        CleanUp.onInterrupt {
            folder.removeScratch()
            home.remove()
        }
        defer { folder.removeScratch() }
        let session = WorkerSession(work.launch(timeZone: plan.timeZone, home: home, writing: [folder.path]))
        let settings = try plan.settings()
        let planned = try RunErrors.mapped { try RenderPlan.described(by: session, settings) }
        session.place(planned.items)
        guard let group = planned.groups.first else {
            let reasons = planned.notes.isEmpty ? "" : ": " + planned.notes.joined(separator: "; ")
            throw CommandFailure(.usage, "no picture is left by these filters\(reasons); fewer of them leave more")
        }
        var run = TapRun(session: session, group: group)
        if case .success(.descriptors(let widgets)) = session.ask(.describe(), within: settings.timeout + 1).result {
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
            throw CommandFailure(
                .requestFailed,
                "\(failure.message); to try again: \(ProgramContext.typedCommand("tap")) \(retryArguments) --verbose")
        }
    }

    /// What picked the picture, and the point.
    private var retryArguments: String {
        let point = tap.at.map { ["--at", $0] } ?? []
        return (point + plan.arguments + work.data.arguments).map(Shell.quoted).joined(separator: " ")
    }
}
