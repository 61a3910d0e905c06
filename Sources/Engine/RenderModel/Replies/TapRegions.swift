import Geometry

/// An area that opens something when it is tapped, in points of the widget.
package struct LinkRegion: Hashable, Sendable {
    package var url: String
    package var frame: CGRect
    /// Its place among links and intents: of two under a point the later one takes the tap.
    package var order: Int

    package init(url: String, frame: CGRect, order: Int = 0) {
        (self.url, self.frame, self.order) = (url, frame, order)
    }
}

/// An area that performs an intent when it is tapped, in points of the widget.
package struct IntentRegion: Hashable, Sendable, Codable {
    package var control: ControlRole
    /// The intent's type.
    package var intent: String
    /// As the system shows it.
    package var title: String
    package var parameters: [String: JSONValue]
    /// Whether a toggle is on.
    package var isOn: Bool?
    package var frame: CGRect
    /// As `LinkRegion.order`.
    package var order: Int

    package init(
        control: ControlRole, intent: String, title: String, parameters: [String: JSONValue], isOn: Bool? = nil,
        frame: CGRect, order: Int = 0
    ) {
        (self.control, self.intent, self.title, self.parameters) = (control, intent, title, parameters)
        (self.isOn, self.frame, self.order) = (isOn, frame, order)
    }
}
