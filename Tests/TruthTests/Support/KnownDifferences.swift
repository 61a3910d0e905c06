extension KnownDifference {
    static let all: [KnownDifference] = [
        KnownDifference(
            truth: "island slot timer(1500.0)",
            reason: "A timer takes the width it is offered and begins at its leading edge; Apple's picture centres it."),
        KnownDifference(
            truth: "island names under their crests",
            reason: "A text above a row of a text and an image is 0.67 points from it; Apple's picture has about 6."),
    ]
}
