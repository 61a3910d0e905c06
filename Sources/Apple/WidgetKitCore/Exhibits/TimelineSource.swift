import SwiftUICore

/// A provider and its views with their types erased: what a widget's exhibit drives.
@MainActor
package protocol TimelineSource: ExhibitSource {
    /// What the provider's methods are called, for messages.
    var callNames: (snapshot: String, timeline: String) { get }
    /// The placeholder's entry, or its view where the configuration holds one.
    func placeholder(in context: TimelineProviderContext) -> SourceEntry
    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void)
    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void)
    /// An entry from elsewhere with the views of this source; nil for an entry of another type.
    func sourceEntry(_ entry: any TimelineEntry) -> SourceEntry?
}

extension TimelineSource {
    package var callNames: (snapshot: String, timeline: String) { ("getSnapshot", "getTimeline") }

    package func sourceEntry(_ entry: any TimelineEntry) -> SourceEntry? { nil }

    package var timelineSource: (any TimelineSource)? { self }

    package func exhibit(of record: _WidgetConfigurationRecord, in context: ExhibitContext) -> any Exhibit {
        WidgetExhibit(record, self, context)
    }
}
