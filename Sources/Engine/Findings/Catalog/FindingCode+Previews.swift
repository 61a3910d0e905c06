extension FindingCode {
    // MARK: Previews

    package static let assistiveAccessNotDrawn = FindingCode(
        "assistive-access-not-drawn", .note, "The look of Assistive Access is not drawn.",
        "Look at it in Xcode.")
    package static let previewOrientationIgnored = FindingCode(
        "preview-orientation-ignored", .note, "A preview held upside down is shown upright, as most iPhones show it.",
        "Nothing.")
    package static let previewSizeClamped = FindingCode(
        "preview-size-clamped", .warning, "A preview or view wants a size that cannot be drawn.",
        "Give it a frame.")

    static let previews: [FindingCode] = [
        .assistiveAccessNotDrawn, .previewOrientationIgnored, .previewSizeClamped,
    ]
}
