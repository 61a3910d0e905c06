import ArgumentParser
import Foundation
import RenderModel
import WidgetKitCore

/// Lists what the user can choose for each widget.
struct ConfigurationsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "configurations",
        abstract: "List each widget's parameters, their defaults and what can be chosen.",
        discussion: "Queries and options providers are asked, so their answers depend on the widget's data.")

    @OptionGroup(title: "What is listed") var options: ConfigurationsOptions
    @OptionGroup(title: "Pictures") var pages: EditPageOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    func run() throws {
        let home = try ScratchHome()
        CleanUp.onInterrupt { home.remove() }
        defer { home.remove() }
        let session = WorkerSession(work.launch(timeZone: "UTC", home: home))
        let request = WorkerRequest.configurations(
            timeout: options.timeout, searchTerm: options.search, locale: pages.locale.first)
        var answer = session.ask(request, within: options.timeout * 10 + 1)
        if case .failure(let reason) = answer.result, reason.code == .crashed {
            // Where it is one widget's own configuration that traps, the others are listed.
            let broken = try RunErrors.mapped { try session.describe(within: options.timeout + 1).broken }
            for widget in broken { Terminal.note("note: \(widget.note)") }
            if !broken.isEmpty { answer = session.ask(request, within: options.timeout * 10 + 1) }
        }
        let listings: [ConfigurationListing]
        switch answer.result {
        case .success(.configurations(let answered)): listings = answered
        case .success(let other): throw CommandFailure(.requestFailed, "the worker answered \(other)")
        case .failure(let reason): throw CommandFailure(.requestFailed, reason.message)
        }
        let chosen = try options.selected(listings)
        let pictures = pages.picture ? try draw(chosen.map(\.kind), home) : []
        let printer = ConfigurationsPrinter(listings: chosen, pages: pictures, output: pages.output)
        Terminal.print(options.json ? try printer.json() : printer.text(), isJSON: options.json)
    }

    private func draw(_ kinds: [String], _ home: ScratchHome) throws -> [EditPagePicture] {
        let settings = try pages.settings(kinds: kinds, timeout: options.timeout)
        // Made first: what a worker may write is settled when it starts.
        let folder = try OutputFolder.made(at: pages.output)
        CleanUp.onInterrupt {
            folder.removeScratch()
            home.remove()
        }
        defer { folder.removeScratch() }
        let session = WorkerSession(work.launch(timeZone: "UTC", home: home, writing: [folder.path]))
        let plan = try RunErrors.mapped { try RenderPlan.described(by: session, settings) }
        session.place(plan.items)
        return try EditPageRun(session: session, folder: folder).draw(plan)
    }
}
