/// The sentence that tells what an intent does with its parameters.
public protocol ParameterSummary {
    /// The sentence for an intent's present values in a family.
    func _sentence(for intent: any AppIntent, family: IntentWidgetFamily?) -> _ParameterSentence
}

/// A summary for given values.
public struct _ParameterSentence: Hashable, Sendable, Codable {
    /// Parameters stand in it as `${name}`.
    package var text: String
    /// The names of the parameters that are shown below it.
    package var parameters: [String]
}

/// What intents have that say nothing.
public struct _NoParameterSummary: ParameterSummary {
    public func _sentence(for intent: any AppIntent, family: IntentWidgetFamily?) -> _ParameterSentence {
        _ParameterSentence(text: "", parameters: AnyIntent(intent).parameters.map(\.name))
    }
}

/// Takes the one statement of a summary.
@resultBuilder
public enum ParameterSummaryBuilder {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
