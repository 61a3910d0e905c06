extension FindingCode {
    // MARK: Widgets and their providers

    package static let completionCalledTwice = FindingCode(
        "completion-called-twice", .warning, "A provider calls its completion more than once; the first answer counts.",
        "Return after each call.")
    package static let containerBackgroundMissing = FindingCode(
        "container-background-missing", .warning, "The widget adopts no containerBackground(for: .widget).",
        "Adopt it.")
    package static let familyUnsupported = FindingCode(
        "family-unsupported", .warning, "The widget does not support the family of a preview.",
        "Add it to supportedFamilies.")
    package static let linkInAccessory = FindingCode(
        "link-in-accessory", .note, "An accessory widget ignores Link.",
        "Use widgetURL.")
    package static let linkInButton = FindingCode(
        "link-in-button", .warning, "A Link lies inside a button or toggle; it is not said which of them a tap is for.",
        "Put them side by side.")
    package static let linkInSmallWidget = FindingCode(
        "link-in-small-widget", .note, "A small widget ignores Link.",
        "Use widgetURL.")
    package static let outputRemoved = FindingCode(
        "output-removed", .warning, "The widget's code removed pictures from the output folder, which were put back.",
        "Let it change only files in its own containers.")
    package static let widgetURLRepeated = FindingCode(
        "widget-url-repeated", .warning, "A view has several widgetURL modifiers with different URLs.",
        "Leave one.")

    static let widgets: [FindingCode] = [
        .completionCalledTwice, .containerBackgroundMissing, .familyUnsupported, .linkInAccessory, .linkInButton,
        .linkInSmallWidget, .outputRemoved, .widgetURLRepeated
    ]
}

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
        "reload-in-provider", .warning,
        "A provider asks for its own reload, so iOS asks it again as soon as it "
            + "has answered.",
        "Ask for it from the app or an intent.")
    package static let timelineCrowded = FindingCode(
        "timeline-crowded", .note, "Entries are less than 5 minutes apart; the system may show them late.",
        "Use dates that count by themselves, or entries further apart.")
    package static let timelineEmpty = FindingCode(
        "timeline-empty", .warning, "A timeline has no entries.",
        "Give at least one.")
    package static let timelineSingleEntry = FindingCode(
        "timeline-single-entry", .note,
        "A timeline of fewer than two entries ends with .atEnd, so it is reloaded "
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
        .timelineEmpty, .timelineSingleEntry, .timelineStartsLate, .timelineUnordered
    ]
}

extension FindingCode {
    // MARK: Controls

    package static let actionHintUntranslated = FindingCode(
        "action-hint-untranslated", .note, "The system's own words around a hint are drawn in English.",
        "Nothing: an iPhone says them in its language.")
    package static let controlImageUnsupported = FindingCode(
        "control-image-unsupported", .warning,
        "A control shows symbols only, and an image is none; iOS draws "
            + "nothing in its place.",
        "Take a system symbol or a symbol set.")
    package static let controlSymbolMissing = FindingCode(
        "control-symbol-missing", .warning, "A control's labels have no image, which is all that this size shows.",
        "Give a label an image.")

    static let controls: [FindingCode] = [
        .actionHintUntranslated, .controlImageUnsupported, .controlSymbolMissing
    ]
}

extension FindingCode {
    // MARK: Live Activities

    package static let activityClipped = FindingCode(
        "activity-clipped", .warning, "A presentation is larger than iOS shows, which cuts it.",
        "Make it smaller.")
    package static let compactIslandWide = FindingCode(
        "compact-island-wide", .note, "A compact presentation takes all the room beside the camera.",
        "Give texts that count a frame.")
    package static let controlInPresentation = FindingCode(
        "control-in-presentation", .note, "A presentation ignores links, buttons and toggles; a tap opens the app.",
        "Put them into one that takes them.")

    static let activities: [FindingCode] = [
        .activityClipped, .compactIslandWide, .controlInPresentation
    ]
}
