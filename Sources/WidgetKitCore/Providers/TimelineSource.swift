import SwiftUICore

/// A provider and its views with their types erased: what the host drives.
@MainActor
package protocol TimelineSource: AnyObject {
    /// What the provider's methods are called, for messages.
    var callNames: (snapshot: String, timeline: String) { get }
    /// The placeholder's entry, or its view where the configuration holds one.
    func placeholder(in context: TimelineProviderContext) -> SourceEntry
    func snapshot(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceEntry) -> Void)
    func timeline(in context: TimelineProviderContext, completion: @escaping @Sendable (SourceTimeline) -> Void)
}

extension TimelineSource {
    package var callNames: (snapshot: String, timeline: String) { ("getSnapshot", "getTimeline") }
}
