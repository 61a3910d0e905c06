extension FindingCode {
    // MARK: Images and symbols

    package static let asyncImageNotLoaded = FindingCode(
        "async-image-not-loaded", .warning, "WidgetKit draws the placeholder of AsyncImage for ever.",
        "Load the picture in the provider and draw it from the entry.")
    package static let imageCodecMissing = FindingCode(
        "image-codec-missing", .warning, "The library that decodes a format is not installed.",
        "Install the package that the message names.")
    package static let imageDiffers = FindingCode(
        "image-differs", .warning, "An image is drawn otherwise than on an iPhone.",
        "See the message.")
    package static let imageFormatUnsupported = FindingCode(
        "image-format-unsupported", .warning, "An image has a format that the call does not read.",
        "Use another format.")
    package static let imageMissing = FindingCode(
        "image-missing", .warning,
        "No image of the name lies in the asset catalogs or beside the sources; a "
            + "crossed box is drawn.",
        "Correct the name, or add the image.")
    package static let imageTooLarge = FindingCode(
        "image-too-large", .warning, "An image has more pixels than WidgetKit archives.",
        "Scale it down to what the widget shows.")
    package static let imageUnreadable = FindingCode(
        "image-unreadable", .warning, "An image file cannot be drawn; a crossed box stands there.",
        "Export it again, or as PNG.")
    package static let symbolMalformed = FindingCode(
        "symbol-malformed", .warning, "A custom symbol cannot be read; a dashed square is drawn.",
        "Export it again as a template of the SF Symbols app.")
    package static let symbolMissing = FindingCode(
        "symbol-missing", .warning, "No packaged icon stands for a system symbol; a dashed square is drawn.",
        "Give your own drawing with --symbols.")

    static let images: [FindingCode] = [
        .asyncImageNotLoaded, .imageCodecMissing, .imageDiffers, .imageFormatUnsupported, .imageMissing,
        .imageTooLarge, .imageUnreadable, .symbolMalformed, .symbolMissing
    ]
}
