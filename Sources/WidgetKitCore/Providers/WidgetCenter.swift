import Foundation

/// The app's and the extension's way to ask for new timelines.
///
/// Pictures are made from one timeline, so a request to reload is accepted and changes nothing.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    private init() {}

    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}
}
