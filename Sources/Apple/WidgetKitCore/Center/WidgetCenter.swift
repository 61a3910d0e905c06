import Foundation

/// The app's and the extension's way to ask what widgets there are, and for new timelines.
///
/// What is asked to reload is recorded: `darkroom tap` and `darkroom timeline` act on it. In a render run, which shows
/// one timeline, it changes nothing.
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()

    /// What the dictionary of a user activity holds under, when a widget opens the app.
    public struct UserInfoKey: Sendable {
        /// The widget's kind.
        public static let kind = "WGWidgetUserInfoKeyKind"
        /// The widget's family by its name, such as `systemSmall`.
        public static let family = "WGWidgetUserInfoKeyFamily"
        /// The Live Activity's identifier.
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    private init() {}

    /// The widgets of the plan, each with its family and what was chosen for it.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        Task { completion(.success(await CurrentWidgets.shared.widgets())) }
    }

    /// The widgets of the plan, each with its family and what was chosen for it.
    public func currentConfigurations() async throws -> [WidgetInfo] { await CurrentWidgets.shared.widgets() }

    /// Has the widgets of a kind asked for new timelines.
    public func reloadTimelines(ofKind kind: String) { ReloadRequests.shared.record(.timelines(kind: kind)) }
    /// Has all widgets asked for new timelines.
    public func reloadAllTimelines() { ReloadRequests.shared.record(.timelines(kind: nil)) }
    /// Has `recommendations()` asked again; a picture has none.
    public func invalidateConfigurationRecommendations() { ReloadRequests.shared.record(.recommendations) }
    /// Has the relevance of a kind asked again; a picture has none.
    public func invalidateRelevance(ofKind kind: String) { ReloadRequests.shared.record(.relevance(kind: kind)) }

    /// No one pushes updates to a picture.
    public var currentPushInfo: WidgetPushInfo? { get async { nil } }
}
