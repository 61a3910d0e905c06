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
