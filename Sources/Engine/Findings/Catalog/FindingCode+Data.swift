extension FindingCode {
    // MARK: The app's data, the network and the machine

    package static let appGroupLinkOutside = FindingCode(
        "app-group-link-outside", .warning,
        "A symbolic link in --app-group leads out of the folder and is not followed.",
        "Copy the file into the folder.")
    package static let appGroupNotEntitled = FindingCode(
        "app-group-not-entitled", .warning,
        "The extension is not entitled to an app group that it uses.",
        "Add the group to the entitlements of the target.")
    package static let deviceDataUnavailable = FindingCode(
        "device-data-unavailable", .warning,
        "Code requested data that only a device has, and received an error or an empty result.",
        "Provide sample data when it is unavailable.")
    package static let networkRefused = FindingCode(
        "network-refused", .warning,
        "Code accessed the network, which is off.",
        "Record a response and pass --responses, or pass --allow-network.")
    package static let responseMissing = FindingCode(
        "response-missing", .warning,
        "A request has no recorded response and failed.",
        "Add one to the index.json of --responses.")
    package static let sandboxRefused = FindingCode(
        "sandbox-refused", .warning,
        "The sandbox denied an operation.",
        "Remove it, or pass the file or folder on the command line.")
    package static let sharedContainerMissing = FindingCode(
        "shared-container-missing", .note,
        "The container of an app group is empty.",
        "Put its files into a folder and pass --app-group.")
    package static let sharedDefaultsMissing = FindingCode(
        "shared-defaults-missing", .note,
        "The UserDefaults of an app group are empty.",
        "Put them into a file and pass --app-group.")

    static let data: [FindingCode] = [
        .appGroupLinkOutside, .appGroupNotEntitled, .deviceDataUnavailable, .networkRefused, .responseMissing,
        .sandboxRefused, .sharedContainerMissing, .sharedDefaultsMissing
    ]
}
