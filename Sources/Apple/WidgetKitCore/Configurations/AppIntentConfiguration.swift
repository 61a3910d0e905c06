import AppIntents
import SwiftUICore

/// A widget that the user configures through an app intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: PrimitiveConfiguration {
    private let kind: String
    private let source: any TimelineSource

    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        source = AppIntentSource(provider: provider, content: content)
    }

    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        record.kind = configuration.kind
        record.exhibitSource = configuration.source
    }
}
