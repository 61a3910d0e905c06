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

/// Which of a program's previews is meant. The numbers are the same in each of its processes.
package struct PreviewReference: Hashable, Sendable, Codable {
    /// The position of its declaration, a `#Preview` or a `PreviewProvider`.
    package var declaration: Int
    /// The position among what the declaration shows.
    package var element: Int

    package init(declaration: Int, element: Int = 0) {
        self.declaration = declaration
        self.element = element
    }
}
