/// Makes the entries of a widget.
///
/// Today's requirements are `placeholder(in:)`, `getSnapshot` and `getTimeline`. Those of iOS 14's betas,
/// `snapshot(with:)`, `timeline(with:)` and, from the fourth on, `placeholder(with:)`, are honored where a provider
/// has them instead.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    func placeholder(with context: Context) -> Entry
    func snapshot(with context: Context, completion: @escaping (Entry) -> Void)
    func timeline(with context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

extension TimelineProvider {
    public func placeholder(in context: Context) -> Entry { placeholder(with: context) }

    /// A provider of the first beta has none: its configuration holds the placeholder view.
    public func placeholder(with context: Context) -> Entry {
        fatalError("\(Self.self) has no placeholder(in:), and its configuration no placeholder view")
    }

    public func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        snapshot(with: context, completion: completion)
    }

    public func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        timeline(with: context, completion: completion)
    }

    public func snapshot(with context: Context, completion: @escaping (Entry) -> Void) {
        fatalError("\(Self.self) has neither getSnapshot(in:completion:) nor snapshot(with:completion:)")
    }

    public func timeline(with context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        fatalError("\(Self.self) has neither getTimeline(in:completion:) nor timeline(with:completion:)")
    }
}
