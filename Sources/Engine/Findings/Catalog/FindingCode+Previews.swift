extension FindingCode {
    // MARK: Previews

    package static let assistiveAccessNotDrawn = FindingCode(
        "assistive-access-not-drawn", .note,
        "The appearance of Assistive Access is not supported.",
        "Check it in Xcode.")
    package static let previewOrientationIgnored = FindingCode(
        "preview-orientation-ignored", .note,
        "A preview that is upside down is shown upright, as most iPhone models show it.",
        "No action needed.")
    package static let previewSizeClamped = FindingCode(
        "preview-size-clamped", .warning,
        "A preview or view has a size that cannot be drawn.",
        "Give it a frame.")

    static let previews: [FindingCode] = [
        .assistiveAccessNotDrawn, .previewOrientationIgnored, .previewSizeClamped
    ]
}

extension FindingCode {
    // MARK: Rendering modes

    package static let contentFaint = FindingCode(
        "content-faint", .note,
        "Content is barely visible in a rendering mode.",
        "Increase its opacity, or change it for that mode.")
    package static let contentInvisible = FindingCode(
        "content-invisible", .warning,
        "Content is invisible in a rendering mode.",
        "Increase its opacity, or change it for that mode.")
    package static let imageBecomesPlain = FindingCode(
        "image-becomes-plain", .warning,
        "An image becomes a plain shape in a rendering mode, where only opacity counts.",
        "Use widgetAccentedRenderingMode(_:), or another image for that mode.")

    static let modes: [FindingCode] = [
        .contentFaint, .contentInvisible, .imageBecomesPlain
    ]
}
