import AppIntents
import DisplayList
import Foundation
import FoundationCompat
import RenderModel
import SwiftUICore

/// Drives a widget or a bundle as WidgetKit would, inside this process: describes it, asks its providers and
/// turns an entry's view into a drawing.
@MainActor
package protocol WidgetHosting: AnyObject {
    /// The timelines that were driven and not forgotten since.
    var timelines: TimelineCache { get }

    /// The widgets, in the order of the bundle.
    func descriptors() throws -> [WidgetDescriptor]

    /// Asks the provider of `request.kind` for its timeline; `request.variant` and `scheme` do not matter.
    /// The answer is kept, so that the entries drawn later are those that were counted.
    /// - Throws: `HostError` where the provider never completes or the kind is unknown.
    func timeline(for request: DrawRequest) async throws -> TimelineSummary

    /// Draws one picture.
    func draw(_ request: DrawRequest) async throws -> Drawing

    /// Lays out one picture and tells where its views lie.
    func viewTree(_ request: DrawRequest) async throws -> ViewTree

    /// What can be chosen for each widget; queries and options providers are asked.
    /// - Parameters:
    ///   - timeout: Seconds for each widget.
    ///   - searchTerm: What somebody has typed to find options; nil before.
    func configurations(timeout: Double, searchTerm: String?) async throws -> [ConfigurationListing]

    /// - Throws: `HostError` where the request's configuration, or a state of it, is not one of the widget's.
    func checkConfiguration(_ request: DrawRequest) async throws

    /// Performs the intent of one of the areas of the picture that `request` draws.
    ///
    /// - Parameter region: an index into the drawing's intents.
    /// - Throws: `HostError` where there is no such area or the intent never returns; what the intent throws is
    ///   part of the answer.
    func perform(_ request: DrawRequest, region: Int) async throws -> PerformedIntent

    /// What the app is opened with where a tap on the picture that `request` draws meets no URL; nil where no app
    /// is opened.
    func handedActivity(_ request: DrawRequest) async throws -> HandedActivity?

    /// The page on which iOS has the widget edited, with what `request` chooses; nil for a widget without parameters.
    /// - Parameter names: what the widget is called in the request's locale.
    func editPage(_ request: DrawRequest, names: WidgetNames) async throws -> Drawing?

    /// A composition of pictures on the request's surface.
    /// - Throws: `HostError` where the program draws widgets only.
    func composition(_ request: DrawRequest, of content: CompositionContent) throws -> Drawing

    /// Forgets the timelines kept for a kind, or all, so that the next request asks the provider again.
    func reload(kind: String?)

    /// The JSON that a state of a Live Activity is chosen with; nil where it cannot be told. The activity's own
    /// decoding runs with neutral values, which it may not survive.
    func activityTemplate(kind: String) -> ActivityTemplate?
}

extension WidgetHosting {
    package func perform(_ request: DrawRequest, region: Int) async throws -> PerformedIntent {
        throw HostError.noSuchRegion(kind: request.kind, index: region, count: 0)
    }

    package func handedActivity(_ request: DrawRequest) async throws -> HandedActivity? { nil }

    package func editPage(_ request: DrawRequest, names: WidgetNames) async throws -> Drawing? { nil }

    package func composition(_ request: DrawRequest, of content: CompositionContent) throws -> Drawing {
        throw HostError.unknownKind(
            content.kind?.rawValue ?? "composition", known: try descriptors().map(\.kind))
    }

    package func reload(kind: String?) { timelines.forget(kind: kind) }

    package func activityTemplate(kind: String) -> ActivityTemplate? { nil }
}

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

/// Reads what most widgets need, before anybody asks for a picture: resources, faces, symbols and the metadata of the
/// commonest views. A process that is forked afterwards has it all.
///
/// Nothing of the user's runs, and nothing starts a thread.
@MainActor
package enum WarmUp {
    /// What is drawn for it; who rasterizes and encodes it warms that too.
    package static func displayList() -> DisplayList {
        _ = WidgetResources.shared
        return ViewRenderer().render { WarmUpView() }.displayList
    }
}

/// Text in the usual sizes and weights, symbols, shapes, gradients, a shadow and the stacks that hold them.
private struct WarmUpView: View {
    private static let characters = "The quick brown fox jumps over the lazy dog, 0123456789 % : / – + °"

    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
            VStack(alignment: .leading, spacing: 4) {
                ForEach(Array([Font.caption2, .caption, .footnote, .subheadline, .body].enumerated()), id: \.offset) {
                    Text(verbatim: Self.characters).font($1)
                }
                Text(verbatim: Self.characters).font(.headline).foregroundStyle(.secondary)
                Text(verbatim: Self.characters).font(.system(size: 28, weight: .bold, design: .rounded))
                HStack {
                    Label("Warm", systemImage: "sun.max.fill")
                    Spacer()
                    Image(systemName: "heart").font(.title2)
                    Text(Date(timeIntervalSince1970: 0), style: .time).monospacedDigit()
                }
                ProgressView(value: 0.5)
                RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red.opacity(0.5)).shadow(radius: 2)
                    .overlay(Circle().stroke(lineWidth: 2).padding(2))
                Capsule().frame(height: 6).clipShape(Capsule())
            }
            .padding()
        }
        .frame(width: 158, height: 158)
        .environment(\.colorScheme, .light)
    }
}
