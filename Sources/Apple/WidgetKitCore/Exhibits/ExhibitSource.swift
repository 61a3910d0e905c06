import AppIntents
import Findings
import RenderModel
import SwiftUICore

/// What a configuration leaves in its record: its provider and its views with their types erased.
@MainActor
package protocol ExhibitSource: AnyObject {
    /// The source as one of entries, of a Live Activity's states, or of what the user configures; nil where it is none.
    var timelineSource: (any TimelineSource)? { get }
    var activitySource: (any ActivitySource)? { get }
    var configurable: (any ConfigurableSource)? { get }

    /// Makes what is shown of the configuration.
    func exhibit(of record: _WidgetConfigurationRecord, in context: ExhibitContext) -> any Exhibit
}

extension ExhibitSource {
    package var timelineSource: (any TimelineSource)? { nil }
    package var activitySource: (any ActivitySource)? { nil }
    package var configurable: (any ConfigurableSource)? { nil }
}

extension _WidgetConfigurationRecord {
    /// SwiftUI, where records are declared, has no types for what WidgetKit keeps in them.
    @MainActor
    package var exhibitSource: (any ExhibitSource)? {
        get { source as! (any ExhibitSource)? }
        set { source = newValue }
    }
}

/// A provider whose answers depend on what the user chose.
@MainActor
package protocol ConfigurableSource: ExhibitSource {
    /// The properties of its intent that hold parameters, in the order of the source.
    var parameterNames: [String] { get }

    /// What the widget is called where its configuration gives no name.
    var title: String { get }
    /// What is said of the widget where its configuration says nothing.
    var details: String { get }

    /// Makes the intent that the provider is asked with from here on.
    /// - Throws: `ConfigurationError`.
    func configure(_ choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [Finding]

    /// An intent of its own with its values.
    /// - Throws: `ConfigurationError`.
    func intent(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> Any

    /// The parameters that the edit-widget page shows, with their values.
    /// - Throws: `ConfigurationError`.
    func rows(for choice: ConfigurationChoice?, family: WidgetFamily?) async throws -> [ParameterRow]

    /// What can be chosen.
    func describe(families: [WidgetFamily], in environment: EnvironmentValues) async -> ConfigurationListing
}

extension ConfigurableSource {
    package var configurable: (any ConfigurableSource)? { self }
}

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
