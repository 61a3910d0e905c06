import SwiftUICore

/// A place where the system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let carPlay = WidgetLocation(name: "carPlay")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

extension WidgetConfiguration {
    /// Places that the widget is not made for: the system offers it there last, and pictures show it all the same.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
}

nonisolated extension View {
    /// Lets text follow the edge of a watch's corner; an iPhone has none.
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
