extension Fixture {
    static var widgets: [Fixture] {
        renderingModes + widgetContainers + systemControls + tappedWidgets + plainPreviews + editPages
    }
}
