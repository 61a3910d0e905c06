import SwiftUICore

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
