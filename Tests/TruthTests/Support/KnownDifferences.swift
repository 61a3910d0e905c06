extension KnownDifference {
    static let all: [KnownDifference] = [
        KnownDifference(
            truth: "apple-metrics §3, blue.gradient",
            reason: """
                8 levels in red at the top: all other ramps rise by the same line, so Apple's blue seems to start \
                below 0 in red, outside sRGB, where the palette is published with 0
                """),
        KnownDifference(
            truth: "home-assistant systemMediumSnapshot, \"18\" in SF Pro Rounded",
            reason: """
                a fifth too narrow: digits of SF Pro Rounded are about as wide as Inter's, those of Quicksand are \
                0.08 em narrower, and one tracking for all characters is chosen by the width of letters
                """),
    ]
}
