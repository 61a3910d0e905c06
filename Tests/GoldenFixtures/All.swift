extension Fixture {
    package static var all: [Fixture] {
        layout + text + shapes + paint + effects + images + controls + widgets + state + builders
            + presentations + wallpapers + catalogs + allCanvas + islandRegions + activityPresentations + motion
            + chartMarks + chartLines + chartAxes + chartDefaults
    }

    private static var layout: [Fixture] {
        stacks + stackOrder + stackAlignment + stackSpace + priorityScope + frames + flexibleFrames + proportions
            + invalidLengths
            + padding + alignmentGuides + layers + placement + pixelSnapping + pixelGrid + lazyGrids + grids + layouts
            + traits + safeAreas + rightToLeft + rightToLeftControls
            + customAlignments + baselines + layerForms + safeAreaInsets + mirroredLayout + geometry
    }
}
