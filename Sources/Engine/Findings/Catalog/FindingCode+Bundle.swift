extension FindingCode {
    // MARK: The extension's files

    package static let dataModelMalformed = FindingCode(
        "data-model-malformed", .warning, "A data model cannot be read; its entities are not there.",
        "Open the model in Xcode, or correct it as text.")
    package static let dataModelMissing = FindingCode(
        "data-model-missing", .warning, "A data model of the name is not there; its entities have no attributes.",
        "Add the .xcdatamodeld to the target.")
    package static let dataProtectionUnknown = FindingCode(
        "data-protection-unknown", .warning,
        "The entitlements name a data protection that there is not; iOS's "
            + "own counts.",
        "Use one of the levels that the message names.")
    package static let entitlementsMalformed = FindingCode(
        "entitlements-malformed", .warning, "Entitlements cannot be read; the widget is drawn without them.",
        "Correct the file.")
    package static let infoPlistMalformed = FindingCode(
        "info-plist-malformed", .warning, "Info.plist cannot be read; what Xcode writes into every one counts.",
        "Correct the file.")
    package static let projectMalformed = FindingCode(
        "project-malformed", .warning, "The Xcode project cannot be read; the settings of a new one count.",
        "Correct the file, or take it from your version control.")
    package static let sourceLeftOut = FindingCode(
        "source-left-out", .warning, "Code that is left out would have been used here.",
        "See what the compiler said of it with --verbose.")
    package static let stringsMalformed = FindingCode(
        "strings-malformed", .warning, "A file of strings cannot be read; its texts are not translated.",
        "Correct the file at the line that the message names.")

    static let bundle: [FindingCode] = [
        .dataModelMalformed, .dataModelMissing, .dataProtectionUnknown, .entitlementsMalformed, .infoPlistMalformed,
        .projectMalformed, .sourceLeftOut, .stringsMalformed
    ]
}
