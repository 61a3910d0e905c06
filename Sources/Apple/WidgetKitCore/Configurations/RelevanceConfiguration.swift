import AppIntents
import SwiftUICore

/// A widget that appears in the Smart Stack when it matters.
public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View>: PrimitiveConfiguration {
    private let kind: String
    private let source: any TimelineSource

    public init<Provider: RelevanceEntriesProvider>(
        kind: String, configuration: Configuration.Type = Configuration.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
        source = AppIntentSource(provider: RelevanceTimeline(provider: provider)) { content($0.entry) }
    }

    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        record.kind = configuration.kind
        record.exhibitSource = configuration.source
    }
}

/// The one entry that is shown while a configuration matters, as a timeline.
private struct RelevanceTimeline<Provider: RelevanceEntriesProvider>: AppIntentTimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        let entry: Provider.Entry
    }

    let provider: Provider

    func placeholder(in context: Context) -> Entry {
        Entry(date: Date(), entry: provider.placeholder(context: RelevanceEntriesProviderContext(context)))
    }

    func snapshot(for configuration: Provider.Configuration, in context: Context) async -> Entry {
        await entry(configuration, context) ?? placeholder(in: context)
    }

    func timeline(for configuration: Provider.Configuration, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [await entry(configuration, context)].compactMap { $0 }, policy: .never)
    }

    /// Nil where the provider throws; the system then shows the widget at another time.
    private func entry(_ configuration: Provider.Configuration, _ context: Context) async -> Entry? {
        let context = RelevanceEntriesProviderContext(context)
        return (try? await provider.entry(configuration: configuration, context: context)).map {
            Entry(date: Date(), entry: $0)
        }
    }
}
