import AppIntents
import FoundationCompat

/// The type of the user activity with which a Live Activity without a URL opens its app.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

extension NSUserActivity {
    /// What was chosen for the widget that opened the app; nil where its intent is of another type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        widgetConfigurationIntent as? Intent
    }

    /// The app intent of the widget that opened the app.
    package var widgetConfigurationIntent: (any WidgetConfigurationIntent)? {
        get { attachments["WidgetConfigurationIntent"] as? any WidgetConfigurationIntent }
        set { attachments["WidgetConfigurationIntent"] = newValue }
    }
}
