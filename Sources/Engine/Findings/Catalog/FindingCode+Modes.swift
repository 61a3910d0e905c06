extension FindingCode {
    // MARK: Rendering modes

    package static let contentFaint = FindingCode(
        "content-faint", .note, "Something can hardly be seen in a rendering mode.",
        "Give it more opacity, or draw it otherwise in that mode.")
    package static let contentInvisible = FindingCode(
        "content-invisible", .warning, "Something cannot be seen in a rendering mode.",
        "Give it more opacity, or draw it otherwise in that mode.")
    package static let imageBecomesPlain = FindingCode(
        "image-becomes-plain", .warning, "An image becomes a plain shape in a rendering mode, where only opacity "
            + "counts.",
        "Use widgetAccentedRenderingMode(_:), or draw it otherwise.")

    static let modes: [FindingCode] = [
        .contentFaint, .contentInvisible, .imageBecomesPlain,
    ]
}
