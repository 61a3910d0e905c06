import AppIntents
import DisplayList
import Foundation
import FoundationCompat
import RenderModel
import SwiftUICore

/// A host that answers with an exhibit whatever is asked of a picture.
@MainActor
package protocol ExhibitHosting: WidgetHosting {
    /// What the request is for.
    /// - Throws: `HostError` for a kind that there is not.
    func exhibit(for request: DrawRequest) async throws -> any Exhibit
}

extension ExhibitHosting {
    package func timeline(for request: DrawRequest) async throws -> TimelineSummary {
        try await exhibit(for: request).drivenTimeline(request).summary
    }

    package func draw(_ request: DrawRequest) async throws -> Drawing {
        let content = try await exhibit(for: request).content(for: request)
        let stage = try stage(of: content, request)
        var drawing = ReloadRequests.shared.during(.view(kind: request.kind)) { stage.draw() }
        drawing.entryDate = content.entry?.date
        drawing.relevance = content.entry?.relevance.flatMap(TimelineSummary.Relevance.init)
        drawing.findings = content.findings + drawing.findings
        return drawing
    }

    package func viewTree(_ request: DrawRequest) async throws -> ViewTree {
        try stage(of: try await exhibit(for: request).content(for: request), request).viewTree()
    }

    private func stage(of content: ExhibitContent, _ request: DrawRequest) throws -> any ExhibitStage {
        guard let region = request.tapped else { return content.stage }
        return content.stage.performing(try content.stage.recordedIntent(region))
    }

    package func checkConfiguration(_ request: DrawRequest) async throws {
        try await exhibit(for: request).checkConfiguration(request)
    }

    package func perform(_ request: DrawRequest, region: Int) async throws -> PerformedIntent {
        var plain = request
        plain.tapped = nil
        let exhibit = try await exhibit(for: plain)
        try exhibit.willPerform(plain)
        let recorded = try await exhibit.content(for: plain).stage.recordedIntent(region)
        let intent = recorded.intent, newValue = recorded.isOn.map { !$0 }
        let call = ProviderCall<PerformedIntent>(
            name: "perform() of \(type(of: intent))", kind: request.kind, timeout: request.providerTimeout,
            caller: .intent("\(type(of: intent))"))
        return try await call.run { completion in
            Task { @MainActor in completion(await .performing(intent, newValue: newValue)) }
        }.value
    }

    package func handedActivity(_ request: DrawRequest) async throws -> HandedActivity? {
        try await exhibit(for: request).userActivity(for: request).map(HandedActivity.init)
    }

    package func editPage(_ request: DrawRequest, names: WidgetNames) async throws -> Drawing? {
        let exhibit = try await exhibit(for: request)
        VirtualClock.freeze(at: request.surface.clock)
        guard let rows = try await exhibit.parameterRows(for: request) else { return nil }
        return EditPageStage(
            request: request.ofEditPage, page: EditPage(names: names, rows: rows), resources: exhibit.context.resources
        ).draw()
    }
}
