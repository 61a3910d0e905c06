import Findings
import Foundation
import RenderModel
import RenderPlanning
import Synchronization
import SystemSupport

/// What is asked of the configurations of widgets.
package struct ConfigurationsQuery: Hashable, Sendable {
    /// Lists the options that are found by searching for this.
    package var searchTerm: String?
    /// The locale of the list; nil for the usual one.
    package var locale: String?
    /// Whether the pages on which iOS has widgets edited are drawn.
    package var drawsPages: Bool

    package init(searchTerm: String? = nil, locale: String? = nil, drawsPages: Bool = false) {
        (self.searchTerm, self.locale, self.drawsPages) = (searchTerm, locale, drawsPages)
    }
}

/// What the user can choose for each widget is asked for.
package struct ConfigurationsAction: RunAction {
    package var query: ConfigurationsQuery

    package var name: String { "configurations" }
    package var listsConfigurations: Bool { true }

    package func run(_ context: RunContext, _ session: consuming sending WorkerSession) throws {
        try ConfigurationsRun(context, query, session).run()
    }
}

extension RunAction where Self == ConfigurationsAction {
    package static func configurations(_ query: ConfigurationsQuery) -> Self { .init(query: query) }
}

/// Lists what can be chosen for the plan's widgets, and draws the pages on which iOS has them edited: one for each widget,
/// and one more for each form whose page is another.
struct ConfigurationsRun {
    private let context: RunContext
    private let query: ConfigurationsQuery
    private let session: WorkerSession

    init(_ context: RunContext, _ query: ConfigurationsQuery, _ session: WorkerSession) {
        (self.context, self.query, self.session) = (context, query, session)
    }

    /// - Throws: `CommandFailure` where the options cannot be listed, or a page cannot be drawn.
    func run() throws {
        let plan = context.plan.pictures, timeout = plan.settings.timeout
        let call = WorkerCall.configurations(
            timeout: timeout, searchTerm: query.searchTerm, locale: query.locale)
        // Each of several queries may take its time.
        let answer = session.ask(call, within: timeout * 10)
        context.events.emit(output: answer, from: "listing configurations")
        switch answer.result {
        case .success(let listings):
            let kinds = Set(plan.widgets.map(\.kind))
            context.emit(.configurations(listings.filter { kinds.contains($0.kind) }))
        case .failure(let reason): throw CommandFailure(.requestFailed, reason.message)
        }
        if query.drawsPages { try drawPages(plan) }
    }

    private func drawPages(_ plan: RenderPlan) throws {
        var pages: [EditPagePicture] = []
        for group in plan.groups where group.widget.parameters != nil {
            for scheme in SchemeName.allCases
            where plan.settings.schemes.isEmpty || plan.settings.schemes.contains(scheme) {
                try add(group, scheme, &pages)
            }
        }
        for page in pages { context.emit(.page(page)) }
    }

    private func add(_ group: RenderGroup, _ scheme: SchemeName, _ pages: inout [EditPagePicture]) throws {
        // The page is folded with others of the same widget, so that the folder is the widget's own.
        var parts = group.folder.split(separator: "/").map(String.init)
        parts.remove(at: 1)
        let place = parts.joined(separator: "/")
        let first = "\(place)/configuration-\(scheme).png"
        let known = pages.indices.filter { pages[$0].file.hasPrefix("\(place)/configuration-") }
        guard !known.isEmpty, known.contains(where: { pages[$0].scheme == scheme.rawValue }) else {
            if let result = try draw(group, scheme, first) { pages.append(page(group, scheme, first, result)) }
            return
        }
        guard let result = try draw(group, scheme, nil) else { return }
        if let same = known.first(where: { pages[$0].sha256 == result.sha256 && pages[$0].scheme == scheme.rawValue }) {
            pages[same].families.append(group.presentationKind.description)
            return
        }
        let own = "\(place)/configuration-\(group.presentationKind)-\(scheme).png"
        if let result = try draw(group, scheme, own) { pages.append(page(group, scheme, own, result)) }
    }

    /// - Parameter file: nil draws without writing.
    private func draw(_ group: RenderGroup, _ scheme: SchemeName, _ file: String?) throws -> PictureResult? {
        var request = group.timelineRequest
        request.scheme = scheme
        let picture = PlannedPicture(
            group: group.id, request: request, file: file ?? "", rasterScale: group.placement.scale, square: false)
        let job = DrawJob(
            picture: picture, destination: file.flatMap(context.settings.path),
            scratchFolder: context.settings.scratchFolder)
        let names = group.widget.names(in: group.placement.locale)
        let answer = session.ask(.editPage(job, names: names), within: group.timeout)
        context.events.emit(output: answer, from: "the page of '\(group.widget.kind)'")
        switch answer.result {
        case .success(let result): return result
        case .failure(let reason):
            throw CommandFailure(.requestFailed, "the page of '\(group.widget.kind)': \(reason.message)")
        }
    }

    private func page(
        _ group: RenderGroup, _ scheme: SchemeName, _ file: String, _ result: PictureResult
    ) -> EditPagePicture {
        EditPagePicture(
            kind: group.widget.kind, file: file, families: [group.presentationKind.description],
            scheme: scheme.rawValue,
            device: group.placement.device.identifier, locale: group.placement.locale,
            configuration: group.configuration?.name, sha256: result.sha256, findings: result.findings)
    }
}

/// An edit-widget page that was written, as `configurations --json` lists it.
package struct EditPagePicture: Hashable, Sendable, Encodable {
    package var kind: String
    /// Inside the output folder.
    package var file: String
    /// The forms of the widget that are edited on it.
    package var families: [String]
    package var scheme: String
    package var device: String
    package var locale: String
    /// The name of what was chosen; nil for the parameters' defaults.
    package var configuration: String?
    package var sha256: String
    package var findings: [Finding]
}

/// Prints what can be chosen for widgets, with the pages that were drawn.
package final class ConfigurationsReporter: RunListener {
    private struct State {
        var listings: [ConfigurationListing] = []
        var pages: [EditPagePicture] = []
    }

    private let state = Mutex(State())
    private let reply: CommandReply
    /// The folder of the pages as the user typed it.
    private let output: String

    package init(_ reply: CommandReply, output: String) { (self.reply, self.output) = (reply, output) }

    package func handle(_ event: RunEvent) {
        state.withLock { state in
            switch event {
            case .configurations(let listings): state.listings = listings
            case .page(let page): state.pages.append(page)
            default: break
            }
        }
    }

    package func finish() throws {
        let state = state.withLock(\.self)
        let printer = ConfigurationsPrinter(listings: state.listings, pages: state.pages, output: output)
        reply.give(printer.rows) { printer.text() }
    }
}
