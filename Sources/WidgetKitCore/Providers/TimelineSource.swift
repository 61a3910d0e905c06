import SwiftUICore

/// A provider and its views with their types erased: what the host drives.
@MainActor
package protocol TimelineSource: AnyObject {
    /// The placeholder's entry, or its view where the configuration holds one.
    func placeholder(in context: TimelineProviderContext) -> SourceEntry
    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void)
    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void)
}

/// An entry together with the closure that shows it.
package struct SourceEntry: @unchecked Sendable {
    package var entry: (any TimelineEntry)?
    /// Called with the environment in place.
    package var makeView: @MainActor () -> AnyView
    /// Whether the view is redacted as a placeholder; the first beta's placeholder views are shown as they are.
    package var redactsPlaceholder = true
}

/// A timeline of such entries.
package struct SourceTimeline: Sendable {
    package var entries: [SourceEntry]
    package var policy: TimelineSummary.ReloadPolicy
}
