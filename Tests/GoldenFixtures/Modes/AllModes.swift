extension Fixture {
    static var presentations: [Fixture] { accentedImages + accentedViews + vibrantViews + widgetModes }
}
