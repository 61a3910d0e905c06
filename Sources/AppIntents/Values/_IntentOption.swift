/// A value that the system offers.
public struct _IntentOption: Hashable, Sendable, Codable {
    /// As `--configuration` takes it.
    package var value: _IntentJSON
    package var title: String
    package var subtitle: String?
    /// The heading it stands under.
    package var section: String?

    package init(value: _IntentJSON, title: String, subtitle: String? = nil, section: String? = nil) {
        (self.value, self.title, self.subtitle, self.section) = (value, title, subtitle, section)
    }
}
