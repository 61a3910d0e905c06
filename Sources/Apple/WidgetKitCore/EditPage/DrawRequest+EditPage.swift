import RenderModel

extension DrawRequest {
    /// The page looks the same whatever form of the widget is edited; its card has corners of its own.
    package var ofEditPage: Self {
        var copy = self
        copy.slot = .family(.systemMedium)
        copy.presentation = Presentation(mode: .fullColor)
        copy.surface.cornerRadius = EditPageStage.cornerRadius
        return copy
    }
}
