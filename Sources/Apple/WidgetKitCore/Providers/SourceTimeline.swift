import RenderModel
import SwiftUICore

/// A timeline of entries with their types erased.
package struct SourceTimeline: Sendable {
    package var entries: [SourceEntry]
    package var policy: TimelineSummary.ReloadPolicy
}

extension SourceTimeline {
    init<Entry: TimelineEntry, Content: View>(
        _ timeline: Timeline<Entry>, _ content: @escaping @MainActor (Entry) -> Content
    ) {
        self.init(entries: timeline.entries.map { SourceEntry($0, content) }, policy: timeline.policy.policy)
    }
}
