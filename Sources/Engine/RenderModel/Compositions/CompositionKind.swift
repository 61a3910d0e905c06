/// A place of the system that is drawn around pictures of widgets, as the command line names it.
package enum CompositionKind: String, Hashable, Sendable, Codable, CaseIterable {
    case homeScreen = "home-screen"
    case lockScreen = "lock-screen"
    /// Two small widgets side by side on a phone that charges on its side.
    case standBy = "standby"
    /// The column of widgets left of the first page of the Home Screen.
    case today
    /// The page of the widget gallery from which a widget is added.
    case addWidgetSheet = "add-widget-sheet"
    /// All widgets of an app, each with name, description and families in a row.
    case widgetGallery = "widget-gallery"
    /// The top of a screen with a Live Activity around the camera.
    case dynamicIsland = "dynamic-island"
    case carPlay = "carplay"
    /// A screenshot for the App Store: a headline over a screen.
    case store
}
