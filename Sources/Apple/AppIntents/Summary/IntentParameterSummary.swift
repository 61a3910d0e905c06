import RenderModel

/// A sentence with parameters in it, and those that stand below.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let string: ParameterSummaryString<Intent>?
    private let table: String?
    private let below: [ParameterReference<Intent>]

    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
        string = summary
        self.table = table
        below = []
    }

    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [ParameterReference<Intent>]
    ) {
        string = summary
        self.table = table
        below = parameterKeyPaths()
    }

    public init() {
        string = nil
        table = nil
        below = []
    }

    public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [ParameterReference<Intent>]) {
        string = nil
        table = nil
        below = parameterKeyPaths()
    }

    public func _sentence(for intent: any AppIntent, family: IntentWidgetFamily?) -> ParameterSentence {
        guard let typed = intent as? Intent else { return ParameterSentence(text: "", parameters: []) }
        let names = AnyIntent(typed)
        let key = string?.segments.map { segment -> String in
            switch segment {
            case .literal(let text): text
            case .parameter(let reference): "${\(names.name(of: reference.parameter(typed)) ?? "")}"
            }
        }.joined() ?? ""
        return ParameterSentence(
            text: key.isEmpty ? "" : String(localized: String.LocalizationValue(key), table: table),
            parameters: below.compactMap { names.name(of: $0.parameter(typed)) })
    }
}
