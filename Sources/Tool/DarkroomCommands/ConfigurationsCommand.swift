import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// Lists what the user can choose for each widget.
package struct ConfigurationsCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "configurations",
            abstract: "List each widget's parameters, their defaults and what can be chosen.",
            discussion: "Queries and options providers are asked, so their answers depend on the widget's data.")
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "What is listed") var options: ConfigurationsOptions
    @OptionGroup(title: "Pictures") var pages: EditPageOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func run() throws {
        let program = try program(system: options.system)
        var chosen: [ConfigurationListing] = []
        try CommandSession.run(program, work, timeZone: "UTC") { chosen = try list(WorkerSession($0.launch)) }
        var pictures: [EditPagePicture] = []
        if pages.picture {
            try CommandSession.run(program, work, timeZone: "UTC", output: pages.output) { session in
                pictures = try draw(chosen.map(\.kind), session, session.folder!)
            }
        }
        let printer = ConfigurationsPrinter(listings: chosen, pages: pictures, output: pages.output)
        Terminal.print(options.json ? try printer.json() : printer.text(), isJSON: options.json)
    }

    private func list(_ session: consuming WorkerSession) throws -> [ConfigurationListing] {
        let question = WorkerQuestion.configurations(
            timeout: options.timeout, searchTerm: options.search, locale: pages.locale.first)
        var answer = session.ask(question, within: options.timeout * 10 + 1)
        if case .failure(let reason) = answer.result, reason.code == .crashed {
            // Where it is one widget's own configuration that traps, the others are listed.
            let broken = try RunErrors.mapped { try session.describe(within: options.timeout + 1).broken }
            for widget in broken { Terminal.note("note: \(widget.note)") }
            if !broken.isEmpty { answer = session.ask(question, within: options.timeout * 10 + 1) }
        }
        switch answer.result {
        case .success(let listings): return try options.selected(listings)
        case .failure(let reason): throw CommandFailure(.requestFailed, reason.message)
        }
    }

    private func draw(
        _ kinds: [String], _ session: CommandSession, _ folder: OutputFolder
    ) throws -> [EditPagePicture] {
        let settings = try pages.settings(kinds: kinds, timeout: options.timeout)
        let worker = WorkerSession(session.launch)
        let plan = try RunErrors.mapped { try RenderPlan.described(by: worker, settings) }
        worker.place(plan.items)
        return try EditPageRun(session: worker, folder: folder).draw(plan)
    }
}
