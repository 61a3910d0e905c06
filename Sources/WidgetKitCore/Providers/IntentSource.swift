import SwiftUICore

/// Drives an `IntentTimelineProvider` with the intent's defaults.
final class IntentSource<Provider: IntentTimelineProvider, Content: View>: TimelineSource {
    private let provider: Provider
    private let content: @MainActor (Provider.Entry) -> Content

    init(provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content) {
        self.provider = provider
        self.content = content
    }

    func placeholder(in context: TimelineProviderContext) -> SourceEntry {
        SourceEntry(provider.placeholder(in: context), content)
    }

    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void) {
        nonisolated(unsafe) let content = content
        provider.getSnapshot(for: Provider.Intent(), in: context) { completion(SourceEntry($0, content)) }
    }

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        nonisolated(unsafe) let content = content
        provider.getTimeline(for: Provider.Intent(), in: context) { completion(SourceTimeline($0, content)) }
    }
}
