extension FindingCode {
    // MARK: Widgets and their providers

    package static let completionCalledTwice = FindingCode(
        "completion-called-twice", .warning,
        "A provider calls its completion handler more than once; the first call counts.",
        "Return after each call.")
    package static let containerBackgroundMissing = FindingCode(
        "container-background-missing", .warning,
        "The widget does not use containerBackground(for: .widget).",
        "Add containerBackground(for: .widget).")
    package static let familyUnsupported = FindingCode(
        "family-unsupported", .warning,
        "A preview shows a family that the widget does not support.",
        "Add it to supportedFamilies.")
    package static let linkInAccessory = FindingCode(
        "link-in-accessory", .note,
        "Accessory widgets ignore Link.",
        "Use widgetURL.")
    package static let linkInButton = FindingCode(
        "link-in-button", .warning,
        "A Link is inside a button or toggle, so it is unclear which of them a tap triggers.",
        "Put them side by side.")
    package static let linkInSmallWidget = FindingCode(
        "link-in-small-widget", .note,
        "Small widgets ignore Link.",
        "Use widgetURL.")
    package static let outputRemoved = FindingCode(
        "output-removed", .warning,
        "The widget's code deleted images from the output folder; they were restored.",
        "Change files only in your own containers.")
    package static let widgetURLRepeated = FindingCode(
        "widget-url-repeated", .warning,
        "A view has several widgetURL modifiers with different URLs.",
        "Keep one.")

    static let widgets: [FindingCode] = [
        .completionCalledTwice, .containerBackgroundMissing, .familyUnsupported, .linkInAccessory, .linkInButton,
        .linkInSmallWidget, .outputRemoved, .widgetURLRepeated
    ]
}

extension FindingCode {
    // MARK: Timelines and reloads

    package static let relevanceInvalid = FindingCode(
        "relevance-invalid", .warning,
        "The relevance of an entry is not valid.",
        "See the message.")
    package static let reloadBudgetExceeded = FindingCode(
        "reload-budget-exceeded", .warning,
        "Reloads were delayed by the system's daily budget.",
        "Request fewer reloads, or return more entries per timeline.")
    package static let reloadDatePast = FindingCode(
        "reload-date-past", .warning,
        "A timeline requests a reload at a date in the past.",
        "Use a date in the future.")
    package static let reloadInProvider = FindingCode(
        "reload-in-provider", .warning,
        "A provider requests a reload of its own timeline, so iOS calls it again as soon as it returns.",
        "Request the reload from the app or an intent.")
    package static let timelineCrowded = FindingCode(
        "timeline-crowded", .note,
        "Entries are less than 5 minutes apart; the system may show them late.",
        "Use a date style that counts by itself, or space the entries further apart.")
    package static let timelineEmpty = FindingCode(
        "timeline-empty", .warning,
        "A timeline has no entries.",
        "Return at least one entry.")
    package static let timelineSingleEntry = FindingCode(
        "timeline-single-entry", .note,
        "A timeline of one entry uses .atEnd, so it is reloaded at once.",
        "Use .after or .never, or return more entries.")
    package static let timelineStartsLate = FindingCode(
        "timeline-starts-late", .warning,
        "The first entry is in the future; until then the placeholder is shown.",
        "Start with an entry for the current date.")
    package static let timelineUnordered = FindingCode(
        "timeline-unordered", .warning,
        "The entries of a timeline are not sorted by date; they are shown as they are.",
        "Sort the entries.")

    static let timelines: [FindingCode] = [
        .relevanceInvalid, .reloadBudgetExceeded, .reloadDatePast, .reloadInProvider, .timelineCrowded,
        .timelineEmpty, .timelineSingleEntry, .timelineStartsLate, .timelineUnordered
    ]
}

extension FindingCode {
    // MARK: Controls

    package static let actionHintUntranslated = FindingCode(
        "action-hint-untranslated", .note,
        "The system's words around an action hint are shown in English.",
        "No action needed: an iPhone shows them in its own language.")
    package static let controlImageUnsupported = FindingCode(
        "control-image-unsupported", .warning,
        "Controls show only symbols; iOS shows nothing in place of an image.",
        "Use a system symbol or a symbol set.")
    package static let controlSymbolMissing = FindingCode(
        "control-symbol-missing", .warning,
        "A control's labels have no symbol, and this size shows nothing else.",
        "Give a label a symbol.")

    static let controls: [FindingCode] = [
        .actionHintUntranslated, .controlImageUnsupported, .controlSymbolMissing
    ]
}

extension FindingCode {
    // MARK: Live Activities

    package static let activityClipped = FindingCode(
        "activity-clipped", .warning,
        "A presentation is larger than iOS allows and is clipped.",
        "Make it smaller.")
    package static let compactIslandWide = FindingCode(
        "compact-island-wide", .note,
        "A compact presentation uses all the room beside the camera.",
        "Give text that counts a frame.")
    package static let controlInPresentation = FindingCode(
        "control-in-presentation", .note,
        "This presentation ignores links, buttons, and toggles; a tap opens the app.",
        "Put them in a presentation that supports them.")

    static let activities: [FindingCode] = [
        .activityClipped, .compactIslandWide, .controlInPresentation
    ]
}
