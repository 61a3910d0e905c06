import Foundation

/// The app's and the extension's way to ask what widgets there are, and for new timelines.
///
/// What is asked to reload is recorded: `darkroom tap` and `darkroom timeline` act on it. In a render run, which shows
/// one timeline, it changes nothing.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    /// What the dictionary of a user activity holds under, when a widget opens the app.
    public struct UserInfoKey: Sendable {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
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

    public func reloadTimelines(ofKind kind: String) { ReloadRequests.shared.record(.timelines(kind: kind)) }
    public func reloadAllTimelines() { ReloadRequests.shared.record(.timelines(kind: nil)) }
    public func invalidateConfigurationRecommendations() { ReloadRequests.shared.record(.recommendations) }
    public func invalidateRelevance(ofKind kind: String) { ReloadRequests.shared.record(.relevance(kind: kind)) }

    /// No one pushes updates to a picture.
    public var currentPushInfo: WidgetPushInfo? { get async { nil } }
}
