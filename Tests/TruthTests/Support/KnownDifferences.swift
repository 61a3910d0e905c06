extension KnownDifference {
    static let all: [KnownDifference] = [
        KnownDifference(
            truth: "apple-metrics §3, blue.gradient",
            reason: """
                8 levels in red at the top: all other ramps rise by the same line, so Apple's blue seems to start \
                below 0 in red, outside sRGB, where the palette is published with 0
                """),
    ]
}
