import Findings

/// What came of an intent that a tap performed.
package struct PerformedIntent: Hashable, Sendable, Codable {
    /// What the system opens or goes on with once the intent has returned.
    package struct Opening: Hashable, Sendable, Codable {
        package enum Destination: String, Hashable, Sendable, Codable {
            /// The app.
            case app
            /// A URL, in whichever app takes it.
            case url
            /// Another intent.
            case intent
        }

        package var what: Destination
        /// The URL, or the intent's type.
        package var target: String?

        package init(what: Destination, target: String? = nil) { (self.what, self.target) = (what, target) }
    }

    /// The intent's type.
    package var intent: String
    /// As the system shows it.
    package var title: String
    /// The parameters that it was performed with.
    package var parameters: [String: JSONValue]
    /// The value of its result.
    package var value: JSONValue?
    /// What the system says.
    package var dialog: String?
    package var opens: [Opening] = []
    /// What `perform()` threw.
    package var error: String?
    /// What it asked of `WidgetCenter` and `ControlCenter`.
    package var requests: [ReloadRequest] = []
    /// What it did with Live Activities.
    package var activities: [ActivityEvent] = []
    package var findings: [Finding] = []

    package init(intent: String, title: String, parameters: [String: JSONValue]) {
        (self.intent, self.title, self.parameters) = (intent, title, parameters)
    }
}
