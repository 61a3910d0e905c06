extension FindingCode {
    // MARK: The app's data, the network and the machine

    package static let appGroupLinkOutside = FindingCode(
        "app-group-link-outside", .warning,
        "A link in --app-group leads out of that folder, so the widget does "
            + "not find it.",
        "Put a copy there.")
    package static let appGroupNotEntitled = FindingCode(
        "app-group-not-entitled", .warning, "An app group is not among the extension's entitlements.",
        "Add it to the entitlements of the target.")
    package static let deviceDataUnavailable = FindingCode(
        "device-data-unavailable", .warning, "Code asks for what a picture does not have, and was told so.",
        "Give samples where it is missing.")
    package static let networkRefused = FindingCode(
        "network-refused", .warning, "Code asked the network, which a picture does not have.",
        "Record an answer and add --responses, or --allow-network.")
    package static let responseMissing = FindingCode(
        "response-missing", .warning, "No recorded response is for a request, so it failed.",
        "Add one to the index.json of --responses.")
    package static let sandboxRefused = FindingCode(
        "sandbox-refused", .warning, "Code asked the system for what the sandbox refuses.",
        "Remove it, or name the file or folder on the command line.")
    package static let sharedContainerMissing = FindingCode(
        "shared-container-missing", .note, "The container of an app group is empty.",
        "Put its files into a folder and add --app-group.")
    package static let sharedDefaultsMissing = FindingCode(
        "shared-defaults-missing", .note, "The defaults of an app group are empty.",
        "Write them into a file and add --app-group.")

    static let data: [FindingCode] = [
        .appGroupLinkOutside, .appGroupNotEntitled, .deviceDataUnavailable, .networkRefused, .responseMissing,
        .sandboxRefused, .sharedContainerMissing, .sharedDefaultsMissing
    ]
}
