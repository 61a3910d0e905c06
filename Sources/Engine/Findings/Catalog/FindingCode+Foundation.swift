extension FindingCode {
    // MARK: Foundation

    package static let dataTypeNotDetected = FindingCode(
        "data-type-not-detected", .warning, "NSDataDetector finds links and telephone numbers only.",
        "Find the others by a regular expression.")
    package static let formattingContextIgnored = FindingCode(
        "formatting-context-ignored", .note, "A date formatter's formattingContext is ignored.",
        "Capitalize the text yourself.")
    package static let selectorNotCalled = FindingCode(
        "selector-not-called", .note, "Only Objective-C finds methods by name; a selector is not called.",
        "Use the call with a closure.")

    static let foundation: [FindingCode] = [
        .dataTypeNotDetected, .formattingContextIgnored, .selectorNotCalled,
    ]
}
