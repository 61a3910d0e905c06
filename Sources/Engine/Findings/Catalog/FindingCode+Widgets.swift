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
        .linkInSmallWidget, .outputRemoved, .widgetURLRepeated,
    ]
}
