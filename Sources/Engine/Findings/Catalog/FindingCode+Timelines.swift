extension FindingCode {
    // MARK: Timelines and reloads

    package static let relevanceInvalid = FindingCode(
        "relevance-invalid", .warning, "The relevance of entries is not what the system takes.",
        "See the message.")
    package static let reloadBudgetExceeded = FindingCode(
        "reload-budget-exceeded", .warning, "Reloads had to wait for the system's budget of a day.",
        "Ask for fewer, or give more entries at a time.")
    package static let reloadDatePast = FindingCode(
        "reload-date-past", .warning, "A timeline wants to be reloaded after a date that is past.",
        "Take a date in the future.")
    package static let reloadInProvider = FindingCode(
        "reload-in-provider", .warning, "A provider asks for its own reload, so iOS asks it again as soon as it "
            + "has answered.",
        "Ask for it from the app or an intent.")
    package static let timelineCrowded = FindingCode(
        "timeline-crowded", .note, "Entries are less than 5 minutes apart; the system may show them late.",
        "Use dates that count by themselves, or entries further apart.")
    package static let timelineEmpty = FindingCode(
        "timeline-empty", .warning, "A timeline has no entries.",
        "Give at least one.")
    package static let timelineSingleEntry = FindingCode(
        "timeline-single-entry", .note, "A timeline of fewer than two entries ends with .atEnd, so it is reloaded "
            + "at once.",
        "Use .after or .never, or give more entries.")
    package static let timelineStartsLate = FindingCode(
        "timeline-starts-late", .warning, "The first entry lies in the future; until then the placeholder is shown.",
        "Begin with an entry for now.")
    package static let timelineUnordered = FindingCode(
        "timeline-unordered", .warning, "A timeline is not in the order of its dates; it is shown as given.",
        "Sort the entries.")

    static let timelines: [FindingCode] = [
        .relevanceInvalid, .reloadBudgetExceeded, .reloadDatePast, .reloadInProvider, .timelineCrowded,
        .timelineEmpty, .timelineSingleEntry, .timelineStartsLate, .timelineUnordered,
    ]
}
