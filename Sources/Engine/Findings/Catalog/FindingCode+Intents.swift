extension FindingCode {
    // MARK: Intents and their parameters

    package static let intentHandlerMissing = FindingCode(
        "intent-handler-missing", .note,
        "Options and default of a parameter come from an Intents extension, and "
            + "none is compiled in.",
        "Add its folder with --with.")
    package static let intentPropertyLost = FindingCode(
        "intent-property-lost", .warning,
        "A property of an intent is no @Parameter, so its value is not there "
            + "when the system performs it.",
        "Make it a @Parameter.")
    package static let parameterDefaultMissing = FindingCode(
        "parameter-default-missing", .note,
        "A parameter is not optional and has no default, so an iPhone waits "
            + "for the user's choice.",
        "Give it a default.")
    package static let parameterNotRestored = FindingCode(
        "parameter-not-restored", .warning, "The value of a parameter does not survive being archived.",
        "See the message.")
    package static let parameterNotShown = FindingCode(
        "parameter-not-shown", .note, "An iPhone lets the user choose the parameter only under a condition.",
        "Choose what the message names.")
    package static let parameterValuesTruncated = FindingCode(
        "parameter-values-truncated", .note, "A family takes fewer values of a parameter than were chosen.",
        "Choose fewer.")

    static let intents: [FindingCode] = [
        .intentHandlerMissing, .intentPropertyLost, .parameterDefaultMissing, .parameterNotRestored,
        .parameterNotShown, .parameterValuesTruncated
    ]
}
