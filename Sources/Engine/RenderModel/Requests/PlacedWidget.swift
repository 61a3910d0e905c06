/// A widget or control that someone has placed, before its intent is made.
package struct PlacedWidget: Hashable, Sendable, Codable {
    package var kind: String
    package var presentationKind: PresentationKind
    package var configuration: ConfigurationChoice?

    package init(kind: String, presentationKind: PresentationKind, configuration: ConfigurationChoice? = nil) {
        (self.kind, self.presentationKind, self.configuration) = (kind, presentationKind, configuration)
    }
}
