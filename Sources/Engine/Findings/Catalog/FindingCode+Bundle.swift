extension FindingCode {
    // MARK: The extension's files

    package static let dataModelMalformed = FindingCode(
        "data-model-malformed", .warning,
        "A data model cannot be read, so its entities are missing.",
        "Open the model in Xcode, or correct it in a text editor.")
    package static let dataModelMissing = FindingCode(
        "data-model-missing", .warning,
        "The target has no data model of this name, so its entities have no attributes.",
        "Add the .xcdatamodeld to the target.")
    package static let dataProtectionUnknown = FindingCode(
        "data-protection-unknown", .warning,
        "The entitlements name an unknown data protection level; the default of iOS is used.",
        "Use one of the levels that the message lists.")
    package static let entitlementsMalformed = FindingCode(
        "entitlements-malformed", .warning,
        "The entitlements cannot be read and are ignored.",
        "Correct the file.")
    package static let infoPlistMalformed = FindingCode(
        "info-plist-malformed", .warning,
        "Info.plist cannot be read; the values of Xcode's template are used.",
        "Correct the file.")
    package static let languageNotLocalized = FindingCode(
        "language-not-localized", .note,
        "The extension is not localized in the language of the image. An iPhone formats dates and numbers in a language "
            + "that it is localized in.",
        "Add a localization, or render with the locale that the message names.")
    package static let projectMalformed = FindingCode(
        "project-malformed", .warning,
        "The Xcode project cannot be read; the settings of Xcode's template are used.",
        "Correct the file, or restore it from version control.")
    package static let sourceLeftOut = FindingCode(
        "source-left-out", .warning,
        "The widget calls code that was left out because it does not compile here.",
        "Run again with --verbose for what the compiler reported.")
    package static let stringsMalformed = FindingCode(
        "strings-malformed", .warning,
        "A strings file cannot be read, so its text is not localized.",
        "Correct the file at the line that the message names.")

    static let bundle: [FindingCode] = [
        .dataModelMalformed, .dataModelMissing, .dataProtectionUnknown, .entitlementsMalformed, .infoPlistMalformed,
        .languageNotLocalized, .projectMalformed, .sourceLeftOut, .stringsMalformed
    ]
}
