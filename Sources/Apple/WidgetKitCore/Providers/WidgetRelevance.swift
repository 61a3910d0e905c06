import AppIntents

/// When a configuration matters, for the Smart Stack. It is accepted, and no picture depends on it.
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// The name of `WidgetRelevance` in iOS 18's betas.
public typealias WidgetRelevances<Configuration> = WidgetRelevance<Configuration>

/// A configuration and its group in the Smart Stack.
public struct WidgetRelevanceAttribute<Configuration> {
    package let configuration: Configuration
    public init(configuration: Configuration, group: WidgetRelevanceGroup) { self.configuration = configuration }
    public init(configuration: Configuration, context: RelevantContext) { self.configuration = configuration }
}

/// Which widgets take turns.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String
    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: "named " + name) }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(context: RelevantContext) { self.init(configuration: (), context: context) }
}
