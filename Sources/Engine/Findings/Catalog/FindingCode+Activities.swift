extension FindingCode {
    // MARK: Live Activities

    package static let activityClipped = FindingCode(
        "activity-clipped", .warning, "A presentation is larger than iOS shows, which cuts it.",
        "Make it smaller.")
    package static let compactIslandWide = FindingCode(
        "compact-island-wide", .note, "A compact presentation takes all the room beside the camera.",
        "Give texts that count a frame.")
    package static let controlInPresentation = FindingCode(
        "control-in-presentation", .note, "A presentation ignores links, buttons and toggles; a tap opens the app.",
        "Put them into one that takes them.")

    static let activities: [FindingCode] = [
        .activityClipped, .compactIslandWide, .controlInPresentation,
    ]
}
