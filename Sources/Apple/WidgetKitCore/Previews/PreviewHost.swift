import DisplayList
import Foundation
import Launch
import RenderModel
import SwiftUICore

/// Drives the previews of this program.
@MainActor
package final class PreviewHost: PreviewHosting {
    private let declarations: [PreviewDeclaration]
    private let resources: WidgetResources
    /// A host for each preview that was drawn at a place.
    private var hosts: [HostKey: (host: WidgetHost, item: PreviewItem.Driven)] = [:]

    private struct HostKey: Hashable {
        var reference: PreviewReference
        var surface: RenderSurface
    }

    /// Describes the program's own widgets, among which previews find their Live Activities.
    private let describeWidgets: @MainActor () throws -> Void
    private var hasDescribedWidgets = false

    package init(
        resources: WidgetResources = .shared, describingWidgets: @escaping @MainActor () throws -> Void = {}
    ) {
        declarations = PreviewDeclaration.all
        describeWidgets = describingWidgets
        self.resources = resources
    }

    package func places() -> [PreviewPlace] { declarations.map(\.place) }

    package func descriptors() throws -> [WidgetDescriptor] {
        try declarations.indices.flatMap { try previews(of: $0) }
    }

    package func previews(of declaration: Int) throws -> [WidgetDescriptor] {
        try items(of: declaration).enumerated().map { index, item in
            item.descriptor(PreviewReference(declaration: declaration, element: index), declarations[declaration].place)
        }
    }

    func items(of declaration: Int) throws -> [PreviewItem] {
        guard declarations.indices.contains(declaration) else { throw PreviewError.noSuchPreview }
        return try PreviewItem.all(of: declarations[declaration], resources)
    }

    /// What comes of a call; it stays on the main actor.
    private struct Answer<Value>: @unchecked Sendable { var result: Result<Value, any Error> }

    // MARK: Drawing

    package func timeline(for request: DrawRequest) async throws -> TimelineSummary {
        let (host, item) = try await host(for: request)
        var timeline = try await host.timeline(for: request)
        if let problem = item.source?.problem {
            throw HostError.providerFailed(kind: request.kind, call: "the preview's timeline", reason: problem)
        }
        timeline.findings = item.findings + timeline.findings
        return timeline
    }

    package func draw(_ request: DrawRequest) async throws -> Drawing {
        try await host(for: request).host.draw(request)
    }

    package func viewTree(_ request: DrawRequest) async throws -> ViewTree {
        try await host(for: request).host.viewTree(request)
    }

    package func configurations(timeout: Double, searchTerm: String?) async throws -> [ConfigurationListing] { [] }

    package func checkConfiguration(_ request: DrawRequest) async throws {}

    private func host(for request: DrawRequest) async throws -> (host: WidgetHost, item: PreviewItem.Driven) {
        guard let reference = request.preview else { throw PreviewError.noSuchPreview }
        let key = HostKey(reference: reference, surface: request.surface)
        if let known = hosts[key] { return known }
        VirtualClock.freeze(at: request.surface.clock)
        let environment = WidgetStage.environment(for: request)
        let items = try EnvironmentValues.with(environment) { () throws -> [PreviewItem] in
            try self.items(of: reference.declaration)
        }
        guard items.indices.contains(reference.element) else { throw PreviewError.noSuchPreview }
        let item = items[reference.element]
        if item.needsWidgets, !hasDescribedWidgets {
            hasDescribedWidgets = true
            try describeWidgets()
        }
        let driven = try await call("the preview", request) { try await item.driven(kind: request.kind) }
        if let source = driven.source { try await call("makeSharedContext", request) { try await source.prepare() } }
        let made = (host: WidgetHost(records: [driven.record], resources: resources), item: driven)
        hosts[key] = made
        return made
    }

    /// What user code answers in its own time, within the request's.
    private func call<Value>(
        _ name: String, _ request: DrawRequest, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        let call = ProviderCall<Answer<Value>>(name: name, kind: request.kind, timeout: request.providerTimeout)
        let answer = try await call.run { completion in
            Task { @MainActor in
                do {
                    completion(Answer(result: .success(try await body())))
                } catch {
                    completion(Answer(result: .failure(error)))
                }
            }
        }
        switch answer.value.result {
        case .success(let value): return value
        case .failure(let error as PreviewError): throw error
        case .failure(let error):
            throw HostError.providerFailed(kind: request.kind, call: name, reason: "it threw \(error)")
        }
    }
}
