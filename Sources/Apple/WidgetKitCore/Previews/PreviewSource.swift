import DisplayList
import SwiftUICore

/// What drives a preview.
@MainActor
package protocol PreviewSource: TimelineSource {
    /// Why the answers of this source cannot be shown, once they are known.
    var problem: String? { get }

    /// Makes what needs time, before the source is asked for anything.
    func prepare() async throws
}

extension PreviewSource {
    var problem: String? { nil }
    func prepare() async throws {}
}

/// Shows a view that has no timeline.
final class ViewPreviewSource: PreviewSource {
    private var element: PreviewElement
    /// Whether the view is an app's, shown on a screen or by itself.
    private let isPlain: Bool

    init(_ element: PreviewElement, isPlain: Bool) { (self.element, self.isPlain) = (element, isPlain) }

    func prepare() async throws {
        var element = element
        try await element.applyModifiers()
        self.element = element
    }

    func placeholder(in context: TimelineProviderContext) -> SourceEntry {
        let makeView = element.makeView
        guard isPlain else { return SourceEntry(entry: nil, makeView: makeView) }
        return SourceEntry(entry: nil, makeView: { AnyView(makeView().environment(\.isShownByApp, true)) })
    }

    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        completion(SourceTimeline(entries: [placeholder(in: context)], policy: .never))
    }
}

/// Shows a widget with the entries that its preview lists.
final class EntriesPreviewSource: PreviewSource {
    private let shown: any TimelineSource
    private let makeEntries: @MainActor () async -> [any TimelineEntry]
    private(set) var problem: String?

    init(showing shown: any TimelineSource, entries: @escaping @MainActor () async -> [any TimelineEntry]) {
        self.shown = shown
        makeEntries = entries
    }

    func placeholder(in context: TimelineProviderContext) -> SourceEntry { shown.placeholder(in: context) }

    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void) {
        shown.snapshot(in: context, completion: completion)
    }

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        Task { @MainActor in
            let entries = await makeEntries()
            problem = shown.problem(showing: entries)
            completion(SourceTimeline(entries: entries.compactMap(shown.sourceEntry), policy: .never))
        }
    }
}

/// Shows a widget with the entries of a provider.
final class ProviderPreviewSource: PreviewSource {
    typealias Ask =
        @MainActor (
            TimelineProviderContext, @escaping @Sendable ([any TimelineEntry]) -> Void
        ) -> Void

    private let shown: any TimelineSource
    private let ask: Ask
    private let callName: String
    private(set) var problem: String?

    init(showing shown: any TimelineSource, callName: String, ask: @escaping Ask) {
        self.shown = shown
        self.callName = callName
        self.ask = ask
    }

    var callNames: (snapshot: String, timeline: String) { (shown.callNames.snapshot, callName) }

    func placeholder(in context: TimelineProviderContext) -> SourceEntry { shown.placeholder(in: context) }

    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void) {
        shown.snapshot(in: context, completion: completion)
    }

    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void) {
        ask(context) { entries in
            nonisolated(unsafe) let entries = entries
            Task { @MainActor in
                self.problem = self.shown.problem(showing: entries)
                completion(SourceTimeline(entries: entries.compactMap(self.shown.sourceEntry), policy: .never))
            }
        }
    }
}

extension TimelineSource {
    /// Why some of the entries cannot be shown; nil where all can.
    fileprivate func problem(showing entries: [any TimelineEntry]) -> String? {
        guard let other = entries.first(where: { sourceEntry($0) == nil }) else { return nil }
        return "an entry is a \(type(of: other)), which is not the entry that the widget's views take"
    }
}
