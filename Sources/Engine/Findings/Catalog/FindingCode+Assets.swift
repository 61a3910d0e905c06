extension FindingCode {
    // MARK: Asset catalogs

    package static let assetAmbiguous = FindingCode(
        "asset-ambiguous", .note,
        "Two entries of a set match the same conditions; the first is used.",
        "Remove one of them in Xcode.")
    package static let assetDuplicated = FindingCode(
        "asset-duplicated", .warning,
        "Two sets have the same name; the first is used.",
        "Rename one of them.")
    package static let assetFileUnassigned = FindingCode(
        "asset-file-unassigned", .note,
        "A set contains a file that no entry refers to.",
        "Assign it in Xcode, or delete it.")
    package static let assetKeyUnknown = FindingCode(
        "asset-key-unknown", .note,
        "A set has a key that Xcode does not know.",
        "Correct the key.")
    package static let assetMalformed = FindingCode(
        "asset-malformed", .warning,
        "A set in an asset catalog cannot be read.",
        "Correct the set in Xcode.")
    package static let colorMissing = FindingCode(
        "color-missing", .warning,
        "No asset catalog has a color of this name; clear is used.",
        "Correct the name, or add the color set.")

    static let assets: [FindingCode] = [
        .assetAmbiguous, .assetDuplicated, .assetFileUnassigned, .assetKeyUnknown, .assetMalformed, .colorMissing
    ]
}
