extension FindingCode {
    // MARK: Legibility and touch

    package static let imageOverBudget = FindingCode(
        "image-over-budget", .note,
        "Images have far more pixels than the widget shows, or more than a widget's memory holds.",
        "Scale them down to the size at which they are shown.")
    package static let lowContrast = FindingCode(
        "low-contrast", .warning,
        "The contrast between text or a symbol and its background is below 4.5:1, or below 3:1 for text "
            + "of at least 18 points, or 14 points in bold.",
        "Use a darker or lighter color, or a plain background.")
    package static let overlappingText = FindingCode(
        "overlapping-text", .warning,
        "Two texts overlap.",
        "Give one of them more room, or put them in a stack.")
    package static let scaledText = FindingCode(
        "scaled-text", .note,
        "Text does not fit and is scaled down, as minimumScaleFactor allows.",
        "No action needed if it is legible; otherwise, shorten the text or give it more room.")
    package static let smallTapTarget = FindingCode(
        "small-tap-target", .warning,
        "A link, button, or toggle is smaller than 44 × 44 points.",
        "Add padding or a frame.")
    package static let smallText = FindingCode(
        "small-text", .warning,
        "Text is smaller than 11 points.",
        "Use a larger font; the smallest text style in iOS is caption2.")

    static let legibility: [FindingCode] = [
        .imageOverBudget, .lowContrast, .overlappingText, .scaledText, .smallTapTarget, .smallText
    ]
}
