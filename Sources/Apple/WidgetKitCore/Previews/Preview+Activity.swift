import ActivityKit
import SwiftUICore

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
        self.init(name: name, content: ActivityPreviewContent(
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
