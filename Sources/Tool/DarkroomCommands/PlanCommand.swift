import ArgumentParser
import Foundation
import WidgetKitCore

/// Prints what would be rendered. Providers are driven, since only they know how many entries there are.
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Print what would be rendered, without drawing.")

    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let home = try ScratchHome()
        CleanUp.onInterrupt { home.remove() }
        defer { home.remove() }
        let progress = ProgressReporter(isTerminal: false, isVerbose: work.verbose)
        let run = RenderRun(
            .init(
                jobs: work.jobCount, launch: work.launch(timeZone: plan.timeZone, home: home), outputFolder: nil,
                scratchFolder: home.path),
            listeners: [progress])
        let report = try RunErrors.mapped { try run.execute(try plan.settings(), drawing: false) }
        let printer = PlanPrinter(report: report)
        Terminal.print(json ? try printer.json() : printer.table(), isJSON: json)
        if !report.failures.isEmpty {
            throw CommandFailure(
                .requestFailed,
                "\(Count.text(report.failures.count, "timeline")) failed, whose pictures are not in the plan")
        }
    }
}
