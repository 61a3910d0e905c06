import Intents
import SwiftUICore

extension Preview {
    /// A preview of a widget with the entries of a timeline.
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> some Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, family, widget) { shown in
            EntriesPreviewSource(showing: shown, entries: timeline)
        }
    }

    /// A preview of a widget with the entries of its provider.
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> some Widget,
        timelineProvider: @escaping @MainActor () -> some TimelineProvider
    ) {
        self.init(name, family, widget) { shown in
            let provider = timelineProvider()
            return ProviderPreviewSource(showing: shown, callName: "getTimeline") { context, completion in
                provider.getTimeline(in: context) { completion($0.entries) }
            }
        }
    }

    /// A preview of a widget with the entries that its provider makes for an app intent.
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> some Widget, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, family, widget) { shown in
            let provider = timelineProvider()
            return ProviderPreviewSource(showing: shown, callName: "timeline(for:in:)") { context, completion in
                nonisolated(unsafe) let (provider, context) = (provider, context)
                Task { completion(await provider.timeline(for: intent, in: context).entries) }
            }
        }
    }

    /// A preview of a widget with the entries that its provider makes for a SiriKit intent.
    public init<Provider: IntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping @MainActor () -> some Widget, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, family, widget) { shown in
            let provider = timelineProvider()
            return ProviderPreviewSource(showing: shown, callName: "getTimeline(for:in:)") { context, completion in
                provider.getTimeline(for: intent, in: context) { completion($0.entries) }
            }
        }
    }

    private init<W: Widget>(
        _ name: String?, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> W,
        source: @escaping @MainActor (any TimelineSource) -> any PreviewSource
    ) {
        self.init(name: name, content: WidgetPreviewContent(family: family, collect: {
            W._collect(widget(), into: &$0)
        }, makeSource: source))
    }
}

/// A widget with entries of the preview's own.
@MainActor
struct WidgetPreviewContent: PreviewContent {
    let family: WidgetFamily
    let collect: @MainActor (inout _WidgetList) -> Void
    /// What drives the preview, made of what drives the widget.
    let makeSource: @MainActor (any TimelineSource) -> any PreviewSource
}
