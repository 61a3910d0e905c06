import Intents
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

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        nonisolated(unsafe) let content = content
        provider.getTimeline(in: context) { completion(SourceTimeline($0, content)) }
    }
}

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

extension SourceEntry {
    init<Entry: TimelineEntry, Content: View>(_ entry: Entry, _ content: @escaping @MainActor (Entry) -> Content) {
        self.init(entry: entry, makeView: { AnyView(content(entry)) })
    }
}

extension SourceTimeline {
    init<Entry: TimelineEntry, Content: View>(
        _ timeline: Timeline<Entry>, _ content: @escaping @MainActor (Entry) -> Content
    ) {
        self.init(entries: timeline.entries.map { SourceEntry($0, content) }, policy: timeline.policy.policy)
    }
}
