import ActivityKit
import Intents
import SwiftUICore

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
