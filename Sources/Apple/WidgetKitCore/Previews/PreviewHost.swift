import AppIntents
import DisplayList
import Findings
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

extension PreviewHost {
    package func activities(of declaration: Int, timeout: Double) async throws -> [ActivityChoice] {
        var result: [ActivityChoice] = []
        for item in try items(of: declaration) {
            guard let makeStates = item.activityStates else { continue }
            let call = ProviderCall<[ActivityViewState]>(name: "contentStates", kind: "", timeout: timeout)
            let states = try await call.run { completion in
                Task { @MainActor in completion(await makeStates()) }
            }.value
            for state in states {
                let choice = try ActivityChoice(state)
                if !result.contains(choice) { result.append(choice) }
            }
        }
        return result
    }
}

extension ActivityChoice {
    /// The choice of a state that source code made.
    /// - Throws: where its type does not read what it writes.
    fileprivate init(_ state: ActivityViewState) throws {
        func json<Value: Codable>(_ value: Value) throws -> JSONValue {
            let data = try JSONEncoder().encode(value)
            _ = try JSONDecoder().decode(Value.self, from: data)
            return try JSONValue(text: String(decoding: data, as: UTF8.self))
        }
        self.init(
            name: state.name, kind: String(describing: type(of: state.attributes)),
            attributes: try json(state.attributes), contentState: try json(state.state), isStale: state.isStale,
            hasEnded: state.hasEnded)
    }
}

/// Drives the previews of a program as the canvas would, inside this process.
@MainActor
package protocol PreviewHosting: WidgetHosting {
    /// Where the declarations stand, in the canvas's order. None of their code runs.
    func places() -> [PreviewPlace]

    /// What a declaration shows: one descriptor for each picture of the canvas.
    func previews(of declaration: Int) throws -> [WidgetDescriptor]

    /// The states of a Live Activity that a declaration shows, each once; none for one that shows something else.
    /// - Parameter timeout: Seconds.
    /// - Throws: `PreviewError`, or `HostError` where the states are not there in time.
    func activities(of declaration: Int, timeout: Double) async throws -> [ActivityChoice]
}

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
