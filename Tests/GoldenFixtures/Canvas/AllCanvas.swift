extension Fixture {
    static var allCanvas: [Fixture] {
        canvases + contextPaths + contextState + contextClips + contextShadings + contextBlending + contextFilters
            + contextTexts + contextImages + contextSymbols + contextLayers + canvasScenes + timelines + textRenderers
            + coreGraphics
    }
}
