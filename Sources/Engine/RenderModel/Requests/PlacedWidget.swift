/// A widget or control that someone has placed, before its intent is made.
package struct PlacedWidget: Hashable, Sendable, Codable {
    package var kind: String
    package var slot: Slot
    package var configuration: ConfigurationChoice?

    package init(kind: String, slot: Slot, configuration: ConfigurationChoice? = nil) {
        (self.kind, self.slot, self.configuration) = (kind, slot, configuration)
    }
}
