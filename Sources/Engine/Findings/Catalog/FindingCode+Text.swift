extension FindingCode {
    // MARK: Text and fonts

    package static let fontMissing = FindingCode(
        "font-missing", .warning,
        "The extension has no font of this name; the text uses the system font.",
        "Add the font file to the target, or put it beside the sources.")
    package static let fontSubstituted = FindingCode(
        "font-substituted", .note,
        "The font is licensed for Apple's systems only; a font with the same metrics replaces it.",
        "No action needed: an iPhone uses the original font.")
    package static let fontGlyphsUnsupported = FindingCode(
        "font-glyphs-unsupported", .warning,
        "The font's glyphs are SVG drawings (OpenType-SVG), which are not drawn.",
        "Give the font outlines, or look at this text on a device.")
    package static let fontUnreadable = FindingCode(
        "font-unreadable", .error,
        "A font file cannot be opened; its text is not drawn.",
        "Check the folder of fonts.")
    package static let glyphMissing = FindingCode(
        "glyph-missing", .warning,
        "No font has a glyph for a character.",
        "Use another character, or add a font that has it.")
    package static let textClipped = FindingCode(
        "text-clipped", .note,
        "Text extends beyond the widget and is cut off.",
        "Make the text smaller, or give it less room to grow.")
    package static let textTruncated = FindingCode(
        "text-truncated", .note,
        "Text does not fit and ends with an ellipsis.",
        "Use minimumScaleFactor, shorten the text, or give it more room.")

    static let text: [FindingCode] = [
        .fontGlyphsUnsupported, .fontMissing, .fontSubstituted, .fontUnreadable, .glyphMissing, .textClipped,
        .textTruncated
    ]
}
