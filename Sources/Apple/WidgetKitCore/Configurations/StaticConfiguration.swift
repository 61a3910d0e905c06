import SwiftUICore

/// A widget without user-configurable properties.
public struct StaticConfiguration<Content: View>: PrimitiveConfiguration {
    private let kind: String
    private let source: any TimelineSource

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.kind = kind
        source = StaticSource(provider: provider, content: content)
    }

    /// The form of iOS 14's first beta, with a view as placeholder.
    public init<Provider: TimelineProvider, PlaceholderContent: View>(
        kind: String, provider: Provider, placeholder: PlaceholderContent,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.kind = kind
        source = StaticSource(provider: provider, placeholderView: { AnyView(placeholder) }, content: content)
    }

    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {
        record.kind = configuration.kind
        record.exhibitSource = configuration.source
    }
}
