import ActivityKit
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
        self.init(
            name: name,
            content: WidgetPreviewContent(
                family: family,
                collect: {
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

extension Preview {
    /// A preview of a Live Activity in several states.
    public init<Attributes: ActivityAttributes>(
        _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> some Widget,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(name, viewKind, attributes, widget, contentStates)
    }

    private init<Attributes: ActivityAttributes, W: Widget>(
        _ name: String?, _ viewKind: ActivityPreviewViewKind, _ attributes: Attributes,
        _ widget: @escaping @MainActor () -> W,
        _ contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(
            name: name,
            content: ActivityPreviewContent(
                viewKind: viewKind, collect: { W._collect(widget(), into: &$0) },
                makeStates: { await contentStates().map { ActivityViewState(attributes, $0) } }))
    }
}

/// A Live Activity with states of the preview's own.
@MainActor
struct ActivityPreviewContent: PreviewContent {
    let viewKind: ActivityPreviewViewKind
    let collect: @MainActor (inout _WidgetList) -> Void
    let makeStates: @MainActor () async -> [ActivityViewState]
}

/// Collects the states of a Live Activity's preview, one a statement.
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
    public static func buildExpression(_ expression: A.ContentState) -> [A.ContentState] { [expression] }
    public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }

    public static func buildPartialBlock(
        accumulated: [A.ContentState], next: [A.ContentState]
    ) -> [A.ContentState] { accumulated + next }

    public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] { components.flatMap { $0 } }
}

/// Collects the entries of a preview, one a statement.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] { [expression] }
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

    public static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
    ) -> [any TimelineEntry] { accumulated + next }

    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }

    // Apple's has no conditions; they cost nothing.
    public static func buildExpression(_ expression: any TimelineEntry) -> [any TimelineEntry] { [expression] }
    public static func buildOptional(_ component: [any TimelineEntry]?) -> [any TimelineEntry] { component ?? [] }
    public static func buildEither(first component: [any TimelineEntry]) -> [any TimelineEntry] { component }
    public static func buildEither(second component: [any TimelineEntry]) -> [any TimelineEntry] { component }
}

/// A preview of a widget with the entries of a timeline.
@freestanding(declaration)
public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget with the entries of its provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget with the entries that its provider makes for an app intent.
@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget with the entries that its provider makes for a SiriKit intent.
@freestanding(declaration)
public macro Preview<W: Widget, P: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a Live Activity in several states.
@freestanding(declaration)
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
