import ArgumentParser
import Foundation
import WidgetKitCore

/// Renders what Xcode's canvas would list: every `#Preview` and `PreviewProvider`.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Render every #Preview and PreviewProvider.",
        discussion: """
            One picture for each entry or state, in light unless --scheme says otherwise. Plain views are drawn on the \
            device's screen, or as their traits say.
            """)

    @OptionGroup(title: "Which previews") var options: PreviewsOptions
    @OptionGroup(title: "What is rendered") var plan: PlanOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        if options.list || options.json { return try list() }
        try RenderJob(
            timeZone: plan.timeZone, output: output, work: work, subject: options.subject, settings: plan.settings
        ).run()
    }

    private func list() throws {
        let home = try ScratchHome()
        CleanUp.onInterrupt { home.remove() }
        defer { home.remove() }
        let progress = ProgressReporter(isTerminal: false, isVerbose: work.verbose)
        let run = RenderRun(
            .init(
                jobs: work.jobCount, launch: work.launch(timeZone: plan.timeZone, home: home, options.subject),
                outputFolder: nil, scratchFolder: home.path, subject: options.subject),
            listeners: [progress])
        let report = try RunErrors.mapped { try run.execute(try plan.settings(), drawing: false) }
        let printer = PreviewsPrinter(report: report)
        Terminal.print(options.json ? try printer.json() : printer.table(), isJSON: options.json)
        if !report.failures.isEmpty {
            throw CommandFailure(
                .requestFailed, "\(Count.text(report.failures.count, "preview")) failed, whose entries are not known")
        }
    }
}
