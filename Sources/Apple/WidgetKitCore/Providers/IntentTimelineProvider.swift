import Intents

/// Makes the entries of a widget that the user configures through a SiriKit intent.
///
/// Today's requirements are `placeholder(in:)`, `getSnapshot` and `getTimeline`. Those of iOS 14's betas,
/// `placeholder(with:)`, `snapshot(for:with:completion:)` and `timeline(for:with:completion:)`, are honored where a
/// provider has them instead.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Configurations that are offered where the user cannot make one.
    func recommendations() -> [IntentRecommendation<Intent>]

    func placeholder(with context: Context) -> Entry
    func snapshot(for configuration: Intent, with context: Context, completion: @escaping (Entry) -> Void)
    func timeline(for configuration: Intent, with context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }

    public func placeholder(in context: Context) -> Entry { placeholder(with: context) }

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

    public func placeholder(with context: Context) -> Entry {
        fatalError("\(Self.self) has no placeholder(in:), and its configuration no placeholder view")
    }

    public func snapshot(for configuration: Intent, with context: Context, completion: @escaping (Entry) -> Void) {
        fatalError("\(Self.self) has no getSnapshot(for:in:completion:)")
    }

    public func timeline(
        for configuration: Intent, with context: Context, completion: @escaping (Timeline<Entry>) -> Void
    ) {
        fatalError("\(Self.self) has no getTimeline(for:in:completion:)")
    }
}
