/// The user activity with which a widget or a Live Activity opens its app where a tap meets no URL.
package struct HandedActivity: Hashable, Sendable, Codable {
    /// An intent as its type's name with its parameters.
    package struct Intent: Hashable, Sendable, Codable {
        package var intent: String
        package var parameters: [String: JSONValue]

        package init(intent: String, parameters: [String: JSONValue]) {
            (self.intent, self.parameters) = (intent, parameters)
        }
    }

    package var activityType: String
    /// By the keys of `WidgetCenter.UserInfoKey`.
    package var userInfo: [String: String]
    /// The intent of its `interaction`, for a widget that is configured by a SiriKit intent.
    package var interaction: Intent?
    /// What `widgetConfigurationIntent(of:)` gives, for a widget that is configured by an app intent.
    package var widgetConfigurationIntent: Intent?

    package init(
        activityType: String, userInfo: [String: String], interaction: Intent? = nil,
        widgetConfigurationIntent: Intent? = nil
    ) {
        (self.activityType, self.userInfo) = (activityType, userInfo)
        (self.interaction, self.widgetConfigurationIntent) = (interaction, widgetConfigurationIntent)
    }
}
