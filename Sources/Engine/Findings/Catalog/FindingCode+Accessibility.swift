extension FindingCode {
    // MARK: Accessibility

    package static let missingAccessibilityLabel = FindingCode(
        "missing-accessibility-label", .warning,
        "VoiceOver has no words for something that can be tapped, or for an image, or none but a file's name.",
        "Add accessibilityLabel(_:); an image that only decorates is Image(decorative:) or has "
            + "accessibilityHidden(true).")
    package static let unlocalizedText = FindingCode(
        "unlocalized-text", .note,
        "A pseudo-language leaves a text as it is: it is a String, which SwiftUI does not look up in the string "
            + "tables.",
        "Give Text a literal, a LocalizedStringKey or String(localized:). Names and other data stay as they are.")

    static let accessibility: [FindingCode] = [.missingAccessibilityLabel, .unlocalizedText]
}
