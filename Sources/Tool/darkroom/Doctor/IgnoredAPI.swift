/// API that compiles and changes no image. `APICoverage.md` lists the same; a test holds them together.
enum IgnoredAPI {
    static let names: Set<String> = [
        "activitySystemActionForegroundColor", "disfavoredLocations", "gesture", "navigationTitle",
        "onBackgroundURLSessionEvents", "onDisappear", "promptsForUserConfiguration", "repeatForever",
        "simultaneousGesture", "task", "widgetCurvesContent", "widgetLabel"
    ]
}
