extension FindingCode {
    // MARK: Legibility and touch

    package static let imageOverBudget = FindingCode(
        "image-over-budget", .note, "Images have far more pixels than are drawn, or than a widget's memory holds.",
        "Scale them to their place in the widget.")
    package static let lowContrast = FindingCode(
        "low-contrast", .warning,
        "A text or symbol hardly differs from what lies behind it: less than 4.5 : 1, or "
            + "3 : 1 from 18 points, or 14 in bold, on.",
        "Take a darker or lighter color, or put a plain background behind it.")
    package static let overlappingText = FindingCode(
        "overlapping-text", .warning, "Letters of two texts lie over each other.",
        "Give one of them more room, or put them in a stack.")
    package static let scaledText = FindingCode(
        "scaled-text", .note, "A text does not fit its room and is drawn smaller, as minimumScaleFactor lets it.",
        "Nothing, if it can still be read; else fewer words or more room.")
    package static let smallTapTarget = FindingCode(
        "small-tap-target", .warning, "A link, button or toggle is smaller than 44 × 44 points.",
        "Give it padding or a frame.")
    package static let smallText = FindingCode(
        "small-text", .warning, "A text is drawn smaller than 11 points.",
        "Take a larger font; caption2 is the smallest that iOS has.")

    static let legibility: [FindingCode] = [
        .imageOverBudget, .lowContrast, .overlappingText, .scaledText, .smallTapTarget, .smallText
    ]
}
