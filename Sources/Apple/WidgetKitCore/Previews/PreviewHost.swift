import DisplayList
import Foundation
import Launch
import RenderModel
import SwiftUICore

/// Drives the previews of this program.
@MainActor
package final class PreviewHost: PreviewHosting, ExhibitHosting {
    private let declarations: [PreviewDeclaration]
    private let resources: WidgetResources
    package let timelines = TimelineCache()
    /// Each preview that was shown at a place.
    private var shown: [DisplayedEntry: ExhibitRegistry] = [:]

    private struct DisplayedEntry: Hashable {
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

    package func configurations(timeout: Double, searchTerm: String?) async throws -> [ConfigurationListing] { [] }

    // MARK: Drawing

    package func exhibit(for request: DrawRequest) async throws -> any Exhibit {
        try await registry(for: request).exhibit(ofKind: request.kind)
    }

    private func registry(for request: DrawRequest) async throws -> ExhibitRegistry {
        guard let reference = request.preview else { throw PreviewError.noSuchPreview }
        let showing = DisplayedEntry(reference: reference, surface: request.surface)
        if let known = shown[showing] { return known }
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
        let context = ExhibitContext(resources: resources, timelines: timelines, kinds: [request.kind])
        let exhibit = try await call("the preview", request) {
            try await item.exhibit(ofKind: request.kind, in: context)
        }
        try await call("makeSharedContext", request) { try await exhibit.prepare() }
        let registry = ExhibitRegistry([exhibit])
        CurrentWidgets.shared.exhibits = registry
        shown[showing] = registry
        return registry
    }

    /// What user code answers in its own time, within the request's.
    private func call<Value>(
        _ name: String, _ request: DrawRequest, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        let call = ProviderCall<ThrowingAnswer<Value>>(
            name: name, kind: request.kind, timeout: request.providerTimeout)
        switch try await call.result(of: body) {
        case .success(let value): return value
        case .failure(let error as PreviewError): throw error
        case .failure(let error):
            throw HostError.providerFailed(kind: request.kind, call: name, reason: "it threw \(error)")
        }
    }
}
