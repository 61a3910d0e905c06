import AppIntents
import Geometry

/// What a widget of the Smart Stack shows at its time.
public protocol RelevanceEntry {}

/// Makes the entry of a widget that appears in the Smart Stack when it matters.
public protocol RelevanceEntriesProvider {
    associatedtype Configuration: WidgetConfigurationIntent
    associatedtype Entry: RelevanceEntry
    typealias Context = RelevanceEntriesProviderContext

    func placeholder(context: Context) -> Entry
    func relevance() async -> WidgetRelevance<Configuration>
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
