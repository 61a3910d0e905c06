import AppIntents
import DisplayList
import Findings
import Intents
import RenderModel
import SwiftUICore

/// Drives an `IntentTimelineProvider` with an intent whose parameters have their values.
final class IntentSource<Provider: IntentTimelineProvider, Content: View>: ConfigurableSource, TimelineSource {
    private let provider: Provider
    private let content: @MainActor (Provider.Entry) -> Content
    private let placeholderView: (@MainActor () -> AnyView)?
    private var intent = Provider.Intent()

    init(
        provider: Provider, placeholderView: (@MainActor () -> AnyView)? = nil,
        content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.provider = provider
        self.placeholderView = placeholderView
        self.content = content
    }

    func placeholder(in context: TimelineProviderContext) -> SourceEntry {
        if let placeholderView {
            return SourceEntry(entry: nil, makeView: placeholderView, redactsPlaceholder: false)
        }
        return SourceEntry(provider.placeholder(in: context), content)
    }

    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void) {
        nonisolated(unsafe) let content = content
        provider.getSnapshot(for: intent, in: context) { completion(SourceEntry($0, content)) }
    }

    func sourceEntry(_ entry: any TimelineEntry) -> SourceEntry? {
        (entry as? Provider.Entry).map { SourceEntry($0, content) }
    }

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        nonisolated(unsafe) let content = content
        provider.getTimeline(for: intent, in: context) { completion(SourceTimeline($0, content)) }
    }

    // MARK: Configuration

    var title: String { Provider.Intent._definition.map { String(localized: $0.title) } ?? "" }
    var details: String { Provider.Intent._definition?.details.map { String(localized: $0) } ?? "" }
    var parameterNames: [String] { Provider.Intent.parameterNames }

    func configure(_ choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [Finding] {
        let (intent, findings) = try await configured(choice, family: family)
        self.intent = intent
        return findings
    }

    func intent(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> Any {
        try await configured(choice, family: family).intent
    }

    /// An intent of its own with its values, and what is worth telling of them.
    private func configured(
        _ choice: ConfigurationChoice?, family: WidgetFamily?
    ) async throws -> (intent: Provider.Intent, findings: [Finding]) {
        let intent = Provider.Intent()
        let configurator = SiriIntentConfigurator(intent, family: family?.intentFamily)
        return (intent, try await configurator.apply(choice?.parameters ?? [:]))
    }

    func rows(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [ParameterRow] {
        try await configured(choice, family: family).intent.rows(family: family?.intentFamily)
    }

    func describe(families: [WidgetFamily], in environment: EnvironmentValues) async -> ConfigurationListing {
        var listing = ConfigurationListing(
            intent: String(describing: Provider.Intent.self), title: title,
            parameters: await Provider.Intent.describe())
        listing.recommendations = provider.recommendations().map { recommendation in
            .init(
                description: recommendation.description.plainString(in: environment),
                parameters: recommendation.intent.chosenValues)
        }
        return listing
    }
}

/// Drives a `TimelineProvider`.
final class StaticSource<Provider: TimelineProvider, Content: View>: TimelineSource {
    private let provider: Provider
    private let content: @MainActor (Provider.Entry) -> Content
    private let placeholderView: (@MainActor () -> AnyView)?

    init(
        provider: Provider, placeholderView: (@MainActor () -> AnyView)? = nil,
        content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.provider = provider
        self.placeholderView = placeholderView
        self.content = content
    }

    func placeholder(in context: TimelineProviderContext) -> SourceEntry {
        if let placeholderView {
            return SourceEntry(entry: nil, makeView: placeholderView, redactsPlaceholder: false)
        }
        return SourceEntry(provider.placeholder(in: context), content)
    }

    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void) {
        nonisolated(unsafe) let content = content
        provider.getSnapshot(in: context) { completion(SourceEntry($0, content)) }
    }

    func sourceEntry(_ entry: any TimelineEntry) -> SourceEntry? {
        (entry as? Provider.Entry).map { SourceEntry($0, content) }
    }

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        nonisolated(unsafe) let content = content
        provider.getTimeline(in: context) { completion(SourceTimeline($0, content)) }
    }
}
