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
        .assistiveAccessNotDrawn, .previewOrientationIgnored, .previewSizeClamped
    ]
}

extension FindingCode {
    // MARK: Rendering modes

    package static let contentFaint = FindingCode(
        "content-faint", .note, "Something can hardly be seen in a rendering mode.",
        "Give it more opacity, or draw it otherwise in that mode.")
    package static let contentInvisible = FindingCode(
        "content-invisible", .warning, "Something cannot be seen in a rendering mode.",
        "Give it more opacity, or draw it otherwise in that mode.")
    package static let imageBecomesPlain = FindingCode(
        "image-becomes-plain", .warning,
        "An image becomes a plain shape in a rendering mode, where only opacity "
            + "counts.",
        "Use widgetAccentedRenderingMode(_:), or draw it otherwise.")

    static let modes: [FindingCode] = [
        .contentFaint, .contentInvisible, .imageBecomesPlain
    ]
}
