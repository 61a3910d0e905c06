/// A widget's configuration and when it matters, for the Smart Stack.
public struct RelevantIntent: Sendable {
    package let widgetKind: String
    package let relevance: RelevantContext

    public init<IntentType: WidgetConfigurationIntent>(
        _ intent: IntentType, widgetKind: String, relevance: RelevantContext
    ) {
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// Takes what matters; no picture depends on it.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    private init() {}

    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
