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
