import Intents
import SwiftUICore

/// A widget that the user configures through a SiriKit intent.
public struct IntentConfiguration<Intent: INIntent, Content: View>: PrimitiveConfiguration {
    private let kind: String
    private let source: any TimelineSource

    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        source = IntentSource(provider: provider, content: content)
    }

    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        record.kind = configuration.kind
        record.source = configuration.source
    }
}
