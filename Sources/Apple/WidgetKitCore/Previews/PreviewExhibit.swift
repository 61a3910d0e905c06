import Findings
import RenderModel
import SwiftUICore

/// One picture of the canvas: what it shows, with what is told of the preview itself.
final class PreviewExhibit: Exhibit {
    private let shown: any Exhibit
    /// Nil for a Live Activity, which has its states.
    private let source: (any PreviewSource)?
    private let findings: [Finding]

    init(_ shown: any Exhibit, source: (any PreviewSource)?, findings: [Finding]) {
        (self.shown, self.source, self.findings) = (shown, source, findings)
    }

    var kind: String { shown.kind }
    var context: ExhibitContext { shown.context }

    func descriptor() -> WidgetDescriptor { shown.descriptor() }

    /// Makes what needs time, before the preview is asked for anything.
    func prepare() async throws { try await source?.prepare() }

    func timeline(for request: DrawRequest) async throws -> DrivenTimeline {
        let driven = try await shown.timeline(for: request)
        if let problem = source?.problem {
            throw HostError.providerFailed(kind: kind, call: "the preview's timeline", reason: problem)
        }
        return driven.after(findings)
    }

    func content(for request: DrawRequest) async throws -> ExhibitContent {
        // What is shown finds the timeline among those that were driven, with the preview's own findings.
        if request.isOfTimeline { _ = try await drivenTimeline(request) }
        return try await shown.content(for: request)
    }
}
