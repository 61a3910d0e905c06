import RenderModel

/// One of several summaries, by a parameter's value or the widget's family.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
    private let value: (Intent, IntentWidgetFamily?) -> JSONValue?
    private let cases: [ParameterSummaryCase]

    public func _sentence(for intent: any AppIntent, family: IntentWidgetFamily?) -> ParameterSentence {
        let value = (intent as? Intent).flatMap { self.value($0, family) }
        let chosen = cases.first { item in value.map { item.values?.contains($0) ?? true } ?? (item.values == nil) }
        return chosen?.summary._sentence(for: intent, family: family) ?? ParameterSentence(text: "", parameters: [])
    }
}

extension ParameterSummarySwitchCondition where Value: _IntentValue {
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.UnwrappedType> _ cases: () -> [ParameterSummaryCase]
    ) {
        value = { intent, _ in intent[keyPath: keyPath].current?._json }
        self.cases = cases()
    }
}

/// What a summary can depend on besides parameters.
public struct ParameterSummaryContext: Hashable, Sendable {
    public static let widgetFamily = ParameterSummaryContext()
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
    public init(
        _ context: ParameterSummaryContext,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> [ParameterSummaryCase]
    ) {
        value = { $1.map { .string($0.rawValue) } }
        self.cases = cases()
    }
}

/// The values of a case, nil for those of no other case, and its summary.
public struct ParameterSummaryCase {
    let values: [JSONValue]?
    let summary: any ParameterSummary
}

/// A case of a summary.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value> {
    let values: [JSONValue]
    let summary: any ParameterSummary
}

extension ParameterSummaryCaseCondition where Value: _IntentValue {
    public init<Content: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder _ content: () -> Content) {
        values = [value._json]
        summary = content()
    }

    public init<Content: ParameterSummary>(_ values: [Value], @ParameterSummaryBuilder _ content: () -> Content) {
        self.values = values.map(\._json)
        summary = content()
    }
}

extension ParameterSummaryCaseCondition where Value == IntentWidgetFamily {
    public init<Content: ParameterSummary>(_ value: Value, @ParameterSummaryBuilder _ content: () -> Content) {
        values = [.string(value.rawValue)]
        summary = content()
    }

    public init<Content: ParameterSummary>(_ values: [Value], @ParameterSummaryBuilder _ content: () -> Content) {
        self.values = values.map { .string($0.rawValue) }
        summary = content()
    }
}

/// The case of all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
    let summary: any ParameterSummary

    public init<Content: ParameterSummary>(@ParameterSummaryBuilder _ content: () -> Content) { summary = content() }
}

/// Collects cases.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression(
        _ item: ParameterSummaryCaseCondition<Intent, Value>
    ) -> ParameterSummaryCase { ParameterSummaryCase(values: item.values, summary: item.summary) }

    public static func buildExpression(
        _ item: ParameterSummaryDefaultCaseCondition<Intent>
    ) -> ParameterSummaryCase { ParameterSummaryCase(values: nil, summary: item.summary) }

    public static func buildBlock(_ cases: ParameterSummaryCase...) -> [ParameterSummaryCase] { cases }
}
