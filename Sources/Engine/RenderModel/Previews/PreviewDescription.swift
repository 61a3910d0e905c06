import Launch

/// What a preview says of itself before anything is drawn.
package struct PreviewDescription: Hashable, Sendable, Codable {
    package var reference: PreviewReference
    package var place: PreviewPlace
    /// The device that it names, as Xcode spells it.
    package var device: String?

    package init(reference: PreviewReference, place: PreviewPlace, device: String? = nil) {
        self.reference = reference
        self.place = place
        self.device = device
    }
}
