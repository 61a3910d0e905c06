import AppIntents
import Geometry
import Intents

/// What providers of both kinds had in iOS 14's betas. It is one requirement, as a provider may be of both kinds.
public protocol _BetaTimelineProvider {
    associatedtype Entry: TimelineEntry

    /// The older form of `placeholder(in:)`.
    func placeholder(with context: TimelineProviderContext) -> Entry
}

extension _BetaTimelineProvider {
    public func placeholder(in context: TimelineProviderContext) -> Entry { placeholder(with: context) }

    /// A provider of the first beta has none: its configuration holds the placeholder view.
    public func placeholder(with context: TimelineProviderContext) -> Entry {
        fatalError("\(Self.self) has no placeholder(in:), and its configuration no placeholder view")
    }
}

/// Makes the entries of a widget.
///
/// Today's requirements are `placeholder(in:)`, `getSnapshot` and `getTimeline`. Those of iOS 14's betas,
/// `snapshot(with:)`, `timeline(with:)` and, from the fourth on, `placeholder(with:)`, are honored where a provider
/// has them instead.
public protocol TimelineProvider: _BetaTimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// The entry of placeholder pictures, which are drawn redacted.
    func placeholder(in context: Context) -> Entry
    /// The entry of snapshot and transient pictures. The first call of `completion` counts; it may come late, on any
    /// thread, and fails the picture if it does not come within `--timeout`, or at once if `completion` is released
    /// uncalled.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries that become pictures, one each. The first call of `completion` counts; it may come late, on any
    /// thread, and fails the widget if it does not come within `--timeout`, or at once if `completion` is released
    /// uncalled.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// The older form of `getSnapshot(in:completion:)`.
    func snapshot(with context: Context, completion: @escaping (Entry) -> Void)
    /// The older form of `getTimeline(in:completion:)`.
    func timeline(with context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

extension TimelineProvider {
    public func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        snapshot(with: context, completion: completion)
    }

    public func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        timeline(with: context, completion: completion)
    }

    /// Traps: a provider must implement `getSnapshot` or this.
    public func snapshot(with context: Context, completion: @escaping (Entry) -> Void) {
        fatalError("\(Self.self) has neither getSnapshot(in:completion:) nor snapshot(with:completion:)")
    }

    /// Traps: a provider must implement `getTimeline` or this.
    public func timeline(with context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        fatalError("\(Self.self) has neither getTimeline(in:completion:) nor timeline(with:completion:)")
    }
}

/// Makes the entries of a widget that the user configures through a SiriKit intent.
///
/// Today's requirements are `placeholder(in:)`, `getSnapshot` and `getTimeline`. Those of iOS 14's betas,
/// `placeholder(with:)`, `snapshot(for:with:completion:)` and `timeline(for:with:completion:)`, are honored where a
/// provider has them instead.
public protocol IntentTimelineProvider: _BetaTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// The entry of placeholder pictures, which are drawn redacted.
    func placeholder(in context: Context) -> Entry
    /// The entry of snapshot and transient pictures. The first call of `completion` counts; it fails the picture if it
    /// does not come within `--timeout`, or at once if `completion` is released uncalled.
    func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The entries that become pictures, one each. The first call of `completion` counts; it fails the widget if it
    /// does not come within `--timeout`, or at once if `completion` is released uncalled.
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Configurations that are offered where the user cannot make one.
    func recommendations() -> [IntentRecommendation<Intent>]

    /// The older form of `getSnapshot(for:in:completion:)`.
    func snapshot(for configuration: Intent, with context: Context, completion: @escaping (Entry) -> Void)
    /// The older form of `getTimeline(for:in:completion:)`.
    func timeline(for configuration: Intent, with context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }

    public func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void
    ) {
        snapshot(for: configuration, with: context, completion: completion)
    }

    public func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
        timeline(for: configuration, with: context, completion: completion)
    }

    /// Traps: a provider must implement `getSnapshot` or this.
    public func snapshot(for configuration: Intent, with context: Context, completion: @escaping (Entry) -> Void) {
        fatalError("\(Self.self) has no getSnapshot(for:in:completion:)")
    }

    /// Traps: a provider must implement `getTimeline` or this.
    public func timeline(
        for configuration: Intent, with context: Context, completion: @escaping (Timeline<Entry>) -> Void
    ) {
        fatalError("\(Self.self) has no getTimeline(for:in:completion:)")
    }
}

/// Makes the entries of a widget that the user configures through an app intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// The entry of placeholder pictures, which are drawn redacted.
    func placeholder(in context: Context) -> Entry
    /// The entry of snapshot and transient pictures; fails the picture if it takes longer than `--timeout`.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries that become pictures, one each; fails the widget if it takes longer than `--timeout`.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations that are offered where the user cannot make one; iOS offers the user the parameters instead.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// When configurations matter in the Smart Stack; never asked.
    func relevance() async -> WidgetRelevance<Intent>
    /// The older form of `relevance()`.
    func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
    public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}

/// What a widget of the Smart Stack shows at its time.
public protocol RelevanceEntry {}

/// Makes the entry of a widget that appears in the Smart Stack when it matters.
public protocol RelevanceEntriesProvider {
    associatedtype Configuration: WidgetConfigurationIntent
    associatedtype Entry: RelevanceEntry
    typealias Context = RelevanceEntriesProviderContext

    /// The entry of placeholder pictures, which are drawn redacted.
    func placeholder(context: Context) -> Entry
    /// When configurations matter in the Smart Stack; never asked.
    func relevance() async -> WidgetRelevance<Configuration>
    /// The entry of the one picture. If it throws, the snapshot shows the placeholder and the timeline is empty.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// Where and how an entry will be shown.
public struct RelevanceEntriesProviderContext {
    public let family: WidgetFamily
    /// Whether the entry is for the gallery.
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize

    init(_ context: TimelineProviderContext) {
        family = context.family
        isPreview = context.isPreview
        displaySize = context.displaySize
    }
}
