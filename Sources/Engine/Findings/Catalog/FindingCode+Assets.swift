extension FindingCode {
    // MARK: Asset catalogs

    package static let assetAmbiguous = FindingCode(
        "asset-ambiguous", .note, "Two entries of a set are for the same conditions; the first one counts.",
        "Remove one in Xcode.")
    package static let assetDuplicated = FindingCode(
        "asset-duplicated", .warning, "Two sets have the same name; the first one counts.",
        "Rename one.")
    package static let assetFileUnassigned = FindingCode(
        "asset-file-unassigned", .note, "A file lies in a set and no entry names it.",
        "Assign it in Xcode, or remove it.")
    package static let assetKeyUnknown = FindingCode(
        "asset-key-unknown", .note, "A set has a key that Xcode does not know.",
        "Correct its name.")
    package static let assetMalformed = FindingCode(
        "asset-malformed", .warning, "A set of an asset catalog cannot be read as it is written.",
        "Correct the set in Xcode.")
    package static let colorMissing = FindingCode(
        "color-missing", .warning, "No color of the name lies in the asset catalogs; clear is drawn.",
        "Correct the name, or add the color set.")

    static let assets: [FindingCode] = [
        .assetAmbiguous, .assetDuplicated, .assetFileUnassigned, .assetKeyUnknown, .assetMalformed, .colorMissing
    ]
}
