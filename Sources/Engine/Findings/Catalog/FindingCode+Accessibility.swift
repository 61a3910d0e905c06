extension FindingCode {
    // MARK: Accessibility

    package static let missingAccessibilityLabel = FindingCode(
        "missing-accessibility-label", .warning,
        "VoiceOver has nothing to read for an image or a control, or only a file's name.",
        "Add accessibilityLabel(_:). For a decorative image, use Image(decorative:) or "
            + "accessibilityHidden(true).")
    package static let unlocalizedText = FindingCode(
        "unlocalized-text", .note,
        "Text stays the same in a pseudo-language because it is a String, which SwiftUI does not localize.",
        "Pass Text a literal, a LocalizedStringKey, or String(localized:). Leave names and other data as "
            + "they are.")

    static let accessibility: [FindingCode] = [.missingAccessibilityLabel, .unlocalizedText]
}
