import AppIntents
import Foundation
import FoundationCompat
import Intents
import RenderModel

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

    /// The widgets that are drawn, each with its family and what was chosen for it.
    @preconcurrency
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        Task { completion(.success(await CurrentWidgets.shared.widgets())) }
    }

    /// The widgets that are drawn, each with its family and what was chosen for it.
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

/// A widget that someone has placed.
public struct WidgetInfo: Hashable, Identifiable, @unchecked Sendable, CustomDebugStringConvertible {
    /// The kind of its configuration.
    public let kind: String
    /// The family in which it is placed.
    public let family: WidgetFamily
    /// What was chosen, for a widget of a SiriKit intent.
    public let configuration: INIntent?
    private let intent: (any WidgetConfigurationIntent)?
    /// Two widgets of one kind and family differ in what was chosen for them.
    private let choice: ConfigurationChoice?

    package init(
        kind: String, family: WidgetFamily, configuration: INIntent? = nil,
        intent: (any WidgetConfigurationIntent)? = nil, choice: ConfigurationChoice? = nil
    ) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.intent = intent
        self.choice = choice
    }

    /// Itself: widgets that are alike are one.
    public var id: WidgetInfo { self }

    /// What was chosen, for a widget of an app intent; nil where the intent is of another type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        intent as? Intent
    }

    public static func == (lhs: WidgetInfo, rhs: WidgetInfo) -> Bool {
        lhs.kind == rhs.kind && lhs.family == rhs.family && lhs.choice == rhs.choice
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
        hasher.combine(choice)
    }

    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}

/// The token with which an app's server pushes updates to its widgets; a picture has none.
public struct WidgetPushInfo: Hashable, Sendable {
    /// What a server names the widgets by.
    public let token: Data
}

/// Takes the tokens of an app's widgets; it is accepted and never called.
public protocol WidgetPushHandler {
    /// Made by the system, not by the app.
    init()
    /// - Parameter widgets: those that the token is for.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The type of the user activity with which a Live Activity without a URL opens its app.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

extension NSUserActivity {
    /// What was chosen for the widget that opened the app; nil where its intent is of another type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        widgetConfigurationIntent as? Intent
    }

    /// The app intent of the widget that opened the app.
    package var widgetConfigurationIntent: (any WidgetConfigurationIntent)? {
        get { attachments["WidgetConfigurationIntent"] as? any WidgetConfigurationIntent }
        set { attachments["WidgetConfigurationIntent"] = newValue }
    }
}
