extension FindingCode {
    // MARK: Controls

    package static let actionHintUntranslated = FindingCode(
        "action-hint-untranslated", .note, "The system's own words around a hint are drawn in English.",
        "Nothing: an iPhone says them in its language.")
    package static let controlImageUnsupported = FindingCode(
        "control-image-unsupported", .warning, "A control shows symbols only, and an image is none; iOS draws "
            + "nothing in its place.",
        "Take a system symbol or a symbol set.")
    package static let controlSymbolMissing = FindingCode(
        "control-symbol-missing", .warning, "A control's labels have no image, which is all that this size shows.",
        "Give a label an image.")

    static let controls: [FindingCode] = [
        .actionHintUntranslated, .controlImageUnsupported, .controlSymbolMissing,
    ]
}
