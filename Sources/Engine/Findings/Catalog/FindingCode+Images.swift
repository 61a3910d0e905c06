extension FindingCode {
    // MARK: Images and symbols

    package static let asyncImageNotLoaded = FindingCode(
        "async-image-not-loaded", .warning,
        "WidgetKit never loads an AsyncImage; its placeholder is shown.",
        "Load the image in the provider and show it from the entry.")
    package static let imageCodecMissing = FindingCode(
        "image-codec-missing", .warning,
        "The library that decodes an image format is not installed.",
        "Install the package that the message names.")
    package static let imageDiffers = FindingCode(
        "image-differs", .warning,
        "An image looks different from how an iPhone shows it.",
        "See the message.")
    package static let imageFormatUnsupported = FindingCode(
        "image-format-unsupported", .warning,
        "The call does not support the format of an image.",
        "Use another format.")
    package static let imageMissing = FindingCode(
        "image-missing", .warning,
        "No asset catalog or folder has an image of this name; a crossed box is shown.",
        "Correct the name, or add the image.")
    package static let imageTooLarge = FindingCode(
        "image-too-large", .warning,
        "An image has more pixels than WidgetKit archives.",
        "Scale it down to the size at which the widget shows it.")
    package static let imageUnreadable = FindingCode(
        "image-unreadable", .warning,
        "An image file cannot be decoded; a crossed box is shown.",
        "Export it again, or as PNG.")
    package static let symbolMalformed = FindingCode(
        "symbol-malformed", .warning,
        "A custom symbol cannot be read; a dashed square is shown.",
        "Export it again as a template from the SF Symbols app.")
    package static let symbolMissing = FindingCode(
        "symbol-missing", .warning,
        "Darkroom has no icon for a system symbol; a dashed square is shown.",
        "Pass your own drawing with --symbols.")

    static let images: [FindingCode] = [
        .asyncImageNotLoaded, .imageCodecMissing, .imageDiffers, .imageFormatUnsupported, .imageMissing,
        .imageTooLarge, .imageUnreadable, .symbolMalformed, .symbolMissing
    ]
}
