import AppIntents
import DisplayList
import Findings
import RenderModel
import SwiftUICore

/// Drives an `AppIntentTimelineProvider` with an intent whose parameters have their values.
final class AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: TimelineSource, ConfigurableSource {
    private let provider: Provider
    private let content: @MainActor (Provider.Entry) -> Content
    private var intent = Provider.Intent()

    init(provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content) {
        self.provider = provider
        self.content = content
    }

    var callNames: (snapshot: String, timeline: String) { ("snapshot(for:in:)", "timeline(for:in:)") }

    func placeholder(in context: TimelineProviderContext) -> SourceEntry {
        SourceEntry(provider.placeholder(in: context), content)
    }

    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void) {
        nonisolated(unsafe) let provider = provider, context = context, content = content
        let intent = intent
        Task { completion(SourceEntry(await provider.snapshot(for: intent, in: context), content)) }
    }

    func sourceEntry(_ entry: any TimelineEntry) -> SourceEntry? {
        (entry as? Provider.Entry).map { SourceEntry($0, content) }
    }

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        nonisolated(unsafe) let provider = provider, context = context, content = content
        let intent = intent
        Task { completion(SourceTimeline(await provider.timeline(for: intent, in: context), content)) }
    }

    // MARK: Configuration

    var title: String { String(localized: Provider.Intent.title) }

    var details: String {
        let description = Provider.Intent.description as Any
        return (description as? IntentDescription).map { String(localized: $0.descriptionText) } ?? ""
    }

    var parameterNames: [String] { AnyIntent(Provider.Intent()).parameters.map(\.name) }

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
        let findings = try await ConfiguredIntent.$current.withValue(intent) {
            try await IntentConfigurator(intent, family: family?.intentFamily).apply(choice?.parameters ?? [:])
        }
        return (intent, findings)
    }

    func rows(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [ParameterRow] {
        let intent = Provider.Intent()
        try await intent.choose(choice, family: family)
        return AnyIntent(intent).rows(
            Provider.Intent.parameterSummary._sentence(for: intent, family: family?.intentFamily),
            family: family?.intentFamily)
    }

    func describe(families: [WidgetFamily], in environment: EnvironmentValues) async -> ConfigurationListing {
        let intent = Provider.Intent()
        let parameters = await ConfiguredIntent.$current.withValue(intent) { await AnyIntent(intent).describe() }
        var listing = ConfigurationListing(
            intent: String(describing: Provider.Intent.self), title: title,
            parameters: parameters)
        for family in families {
            listing.add(
                Provider.Intent.parameterSummary._sentence(for: intent, family: family.intentFamily), family.name)
        }
        listing.recommendations = provider.recommendations().map { recommendation in
            .init(
                description: recommendation.description.plainString(in: environment),
                parameters: AnyIntent(recommendation.intent).values)
        }
        return listing
    }
}

extension WidgetFamily {
    /// The family as intents know it.
    var intentFamily: IntentWidgetFamily? { IntentWidgetFamily(rawValue: description) }
}

extension AppIntent {
    /// Takes what was chosen; what nobody gave a value has none.
    func choose(_ choice: ConfigurationChoice?, family: WidgetFamily?) async throws {
        _ = try await ConfiguredIntent.$current.withValue(self) {
            try await IntentConfigurator(self, family: family?.intentFamily, fillingGaps: false)
                .apply(choice?.parameters ?? [:])
        }
    }
}
