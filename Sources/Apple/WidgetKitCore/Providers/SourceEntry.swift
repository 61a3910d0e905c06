import SwiftUICore

/// An entry together with the closure that shows it.
package struct SourceEntry: @unchecked Sendable {
    package var entry: (any TimelineEntry)?
    /// Called with the environment in place.
    package var makeView: @MainActor () -> AnyView
    /// Whether the view is redacted as a placeholder; the first beta's placeholder views are shown as they are.
    package var redactsPlaceholder = true
}

extension SourceEntry {
    init<Entry: TimelineEntry, Content: View>(_ entry: Entry, _ content: @escaping @MainActor (Entry) -> Content) {
        self.init(entry: entry, makeView: { AnyView(content(entry)) })
    }
}
