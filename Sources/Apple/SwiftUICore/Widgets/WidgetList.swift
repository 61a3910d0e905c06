import FoundationCompat

/// The configurations found so far.
public struct _WidgetList {
    package var records: [_WidgetConfigurationRecord] = []
    package init() {}

    /// Adds what a widget of a bundle declares, unless it is to be left out.
    @MainActor
    mutating func add<Content: Widget>(_ make: () -> Content) {
        if AnnouncedWidgets.begins(Content.self) { Content._collect(make(), into: &self) }
    }
}
