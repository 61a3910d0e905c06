import RenderModel

/// The sentence that tells what an intent does with its parameters.
public protocol ParameterSummary {
    /// The sentence for an intent's present values in a family.
    func _sentence(for intent: any AppIntent, family: IntentWidgetFamily?) -> ParameterSentence
}

/// What intents have that say nothing.
public struct _NoParameterSummary: ParameterSummary {
    public func _sentence(for intent: any AppIntent, family: IntentWidgetFamily?) -> ParameterSentence {
        ParameterSentence(text: "", parameters: AnyIntent(intent).parameters.map(\.name))
    }
}

/// Takes the one statement of a summary.
@resultBuilder
public enum ParameterSummaryBuilder {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
