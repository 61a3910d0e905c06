extension FindingCode {
    // MARK: Text and fonts

    package static let fontMissing = FindingCode(
        "font-missing", .warning, "A custom font does not lie in the extension; the text is set in the system font.",
        "Put the font file beside the sources, or into the target.")
    package static let fontSubstituted = FindingCode(
        "font-substituted", .note,
        "A font that every iPhone has may not leave Apple's systems; the text is set "
            + "in a stand-in of the same measure.",
        "Nothing: an iPhone shows the font itself.")
    package static let fontUnreadable = FindingCode(
        "font-unreadable", .error, "A font file cannot be opened; the text is not drawn.",
        "Check the folder of fonts.")
    package static let glyphMissing = FindingCode(
        "glyph-missing", .warning, "No font has a character.",
        "Use another character, or add a font that has it.")
    package static let textClipped = FindingCode(
        "text-clipped", .note, "A text reaches beyond the widget.",
        "Give it less room to grow, or a smaller size.")
    package static let textTruncated = FindingCode(
        "text-truncated", .note, "A text does not fit its room and ends with an ellipsis.",
        "Use minimumScaleFactor, fewer words or more room.")

    static let text: [FindingCode] = [
        .fontMissing, .fontSubstituted, .fontUnreadable, .glyphMissing, .textClipped, .textTruncated
    ]
}
