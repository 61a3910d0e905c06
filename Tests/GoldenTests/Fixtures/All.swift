extension Fixture {
    static var all: [Fixture] {
        layout + text + shapes + paint + effects + images + controls + widgets + state + builders
    }

    private static var layout: [Fixture] {
        stacks + stackAlignment + stackSpace + frames + padding + alignmentGuides + layers + placement + pixelSnapping
            + lazyGrids + grids + layouts + traits + safeAreas + rightToLeft
    }
}
