extension FindingCode {
    // MARK: Intents and their parameters

    package static let intentHandlerMissing = FindingCode(
        "intent-handler-missing", .note,
        "The options and default of a parameter come from an Intents extension, which is not compiled in.",
        "Add its folder with --with.")
    package static let intentPropertyLost = FindingCode(
        "intent-property-lost", .warning,
        "A property of an intent is not a @Parameter, so it has no value when the system performs the intent.",
        "Make it a @Parameter.")
    package static let parameterDefaultMissing = FindingCode(
        "parameter-default-missing", .note,
        "A parameter has no default and is not optional, so an iPhone waits for the user to choose.",
        "Give it a default.")
    package static let parameterNotRestored = FindingCode(
        "parameter-not-restored", .warning,
        "A parameter's value is lost when it is archived.",
        "See the message.")
    package static let parameterNotShown = FindingCode(
        "parameter-not-shown", .note,
        "An iPhone shows the parameter only under a condition.",
        "Choose what the message names.")
    package static let parameterValuesTruncated = FindingCode(
        "parameter-values-truncated", .note,
        "A parameter has more values than the family accepts.",
        "Choose fewer values.")

    static let intents: [FindingCode] = [
        .intentHandlerMissing, .intentPropertyLost, .parameterDefaultMissing, .parameterNotRestored,
        .parameterNotShown, .parameterValuesTruncated
    ]
}
