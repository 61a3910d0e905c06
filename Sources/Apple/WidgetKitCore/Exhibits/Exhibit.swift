import AppIntents
import Findings
import Foundation
import FoundationCompat
import RenderModel
import SwiftUICore

/// What is shown under one kind: a widget, a Live Activity or a control, or a preview of one of them.
///
/// It is made once, of the record of its configuration, and is asked from then on without asking what it is: for what
/// one of them has not the implementations below answer.
@MainActor
package protocol Exhibit: AnyObject {
    /// That of the configuration; of a Live Activity the type of its attributes.
    var kind: String { get }
    var context: ExhibitContext { get }
    /// What has parameters that the user chooses values for; nil where there is nothing to choose.
    var configurable: (any ConfigurableSource)? { get }
    /// The JSON that a state is chosen with; nil where none is chosen or it cannot be told.
    var activityTemplate: ActivityTemplate? { get }

    func descriptor() -> WidgetDescriptor

    /// Asks for the timeline, as often as it is called.
    /// - Throws: `HostError`.
    func timeline(for request: DrawRequest) async throws -> DrivenTimeline

    /// What one picture shows, with the clock at its moment. `request.tapped` does not matter.
    /// - Throws: `HostError`.
    func content(for request: DrawRequest) async throws -> ExhibitContent

    /// - Throws: `HostError` where the request's configuration, or a state of it, is none of the exhibit's.
    func checkConfiguration(_ request: DrawRequest) async throws

    /// Has what the picture shows run, for the intent that is performed next.
    func willPerform(_ request: DrawRequest) throws

    /// What the app is opened with where a tap on the picture meets no URL; nil where it opens no app.
    func userActivity(for request: DrawRequest) async throws -> NSUserActivity?

    /// Looks again at what is running.
    func reload()
}

extension Exhibit {
    package var configurable: (any ConfigurableSource)? { nil }
    package var activityTemplate: ActivityTemplate? { nil }

    package func timeline(for request: DrawRequest) async throws -> DrivenTimeline { throw unknown(request) }

    package func checkConfiguration(_ request: DrawRequest) async throws { _ = try await configure(request) }

    package func willPerform(_ request: DrawRequest) throws {}

    package func userActivity(for request: DrawRequest) async throws -> NSUserActivity? { nil }

    package func reload() {}

    /// Why what has no such form cannot be shown in it.
    func unknown(_ request: DrawRequest) -> HostError { .unknownKind(request.kind, known: context.kinds) }

    /// The timeline, asked for once for each identity.
    func drivenTimeline(_ request: DrawRequest) async throws -> DrivenTimeline {
        let identity = TimelineIdentity(request)
        if let known = context.timelines[identity] { return known }
        let driven = try await timeline(for: request)
        context.timelines[identity] = driven
        return driven
    }
}

/// What the exhibits of a host share.
@MainActor
package struct ExhibitContext {
    let resources: WidgetResources
    let timelines: TimelineCache
    /// Of all of them, in their order.
    let kinds: [String]

    func plain(_ text: Text) -> String {
        var environment = EnvironmentValues()
        environment.assetSource = resources.source { _ in }
        environment.locale = .current
        return text.plainString(in: environment)
    }
}

/// What one picture shows. A class, as Swift 6.3's optimizer may lose what an async function returns indirectly, as a
/// value is that holds an existential.
@MainActor
package final class ExhibitContent {
    let stage: any ExhibitStage
    /// Nil for what shows no entry.
    let entry: (any TimelineEntry)?
    let findings: [Finding]

    init(_ stage: any ExhibitStage, entry: (any TimelineEntry)? = nil, findings: [Finding] = []) {
        (self.stage, self.entry, self.findings) = (stage, entry, findings)
    }
}

/// What the user chooses. Without parameters there is nothing to choose, and every choice is taken.
extension Exhibit {
    /// What can be chosen, in time.
    ///
    /// - Parameter timeout: seconds.
    func listing(
        of descriptor: WidgetDescriptor, timeout: Double, searchTerm: String?
    ) async throws -> ConfigurationListing {
        guard let configurable else { return ConfigurationListing() }
        let call = ProviderCall<ConfigurationListing>(name: "listing the parameters", kind: kind, timeout: timeout)
        var environment = EnvironmentValues()
        environment.assetSource = context.resources.source { _ in }
        // One silent handler leaves time for the others.
        let limit = timeout / Double(max(2, configurable.parameterNames.count + 1))
        return try await call.run { completion in
            OptionsRequest.$searchTerm.withValue(searchTerm) {
                OptionsRequest.$limit.withValue(limit) {
                    _ = Task {
                        completion(
                            await configurable.describe(
                                families: descriptor.families.map { WidgetFamily($0) }, in: environment))
                    }
                }
            }
        }.value
    }

    /// Has the provider asked with what was chosen from here on.
    func configure(_ request: DrawRequest) async throws -> [Finding] {
        try await chosen(request, "the configuration") {
            try await $0.configure(request.configuration, family: request.presentationKind.widgetFamily)
        } ?? []
    }

    /// An intent of its own with what was chosen.
    func intent(for request: DrawRequest) async throws -> Any? {
        try await chosen(request, "the configuration") {
            try await $0.intent(for: request.configuration, family: request.presentationKind.widgetFamily)
        }
    }

    /// The parameters that the edit-widget page shows, with what was chosen.
    func parameterRows(for request: DrawRequest) async throws -> [ParameterRow]? {
        try await chosen(request, "the parameters") {
            try await $0.rows(for: request.configuration, family: request.presentationKind.widgetFamily)
        }
    }

    /// What is asked of the configurable source, in the request's time; nil where there is nothing to choose.
    private func chosen<Value>(
        _ request: DrawRequest, _ name: String,
        _ ask: @escaping @MainActor (any ConfigurableSource) async throws -> Value
    ) async throws -> Value? {
        guard let configurable else { return nil }
        let call = ProviderCall<ThrowingAnswer<Value>>(name: name, kind: kind, timeout: request.providerTimeout)
        do {
            return try await call.result { try await ask(configurable) }.get()
        } catch let error as ConfigurationError {
            throw HostError.configuration(kind: kind, error)
        }
    }
}

/// What an extension declares, in its order and by kind.
@MainActor
package final class ExhibitRegistry {
    let exhibits: [any Exhibit]
    private let exhibitsByKind: [String: any Exhibit]

    init(_ exhibits: [any Exhibit]) {
        self.exhibits = exhibits
        // Of several of one kind the first counts.
        exhibitsByKind = Dictionary(exhibits.map { ($0.kind, $0) }) { first, _ in first }
    }

    /// Makes an exhibit of each record that shows something.
    convenience init(
        _ records: [_WidgetConfigurationRecord], _ resources: WidgetResources, _ timelines: TimelineCache
    ) {
        let context = ExhibitContext(resources: resources, timelines: timelines, kinds: records.map(\.kind))
        self.init(records.compactMap { $0.exhibitSource?.exhibit(of: $0, in: context) })
    }

    /// - Throws: `HostError` for a kind that there is not.
    func exhibit(ofKind kind: String) throws -> any Exhibit {
        guard let exhibit = exhibitsByKind[kind] else {
            throw HostError.unknownKind(kind, known: exhibits.map(\.kind))
        }
        return exhibit
    }

    func descriptors() -> [WidgetDescriptor] { exhibits.map { $0.descriptor() } }
}
