import AppIntents

/// Makes the entries of a widget that the user configures through an app intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations that are offered where the user cannot make one; iOS offers the user the parameters instead.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    func relevance() async -> WidgetRelevance<Intent>
    func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
    public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}
