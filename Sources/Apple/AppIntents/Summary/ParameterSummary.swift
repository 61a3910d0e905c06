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

/// Text with parameters in it: `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    enum Segment {
        case literal(String)
        case parameter(ParameterReference<Intent>)
    }

    let segments: [Segment]

    public init(stringLiteral value: String) { segments = [.literal(value)] }

    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    /// Collects words and parameters in order.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { segments.append(.literal(literal)) }

        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            segments.append(.parameter(ParameterReference(keyPath)))
        }
    }
}

/// Which of an intent's parameters is meant.
public struct ParameterReference<Intent: AppIntent> {
    let parameter: (Intent) -> any AnyIntentParameter

    init<Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
        parameter = { $0[keyPath: keyPath] }
    }
}

/// Collects the parameters that stand below a summary.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> [ParameterReference<Intent>] { [ParameterReference(keyPath)] }

    public static func buildBlock(_ references: [ParameterReference<Intent>]...) -> [ParameterReference<Intent>] {
        references.flatMap { $0 }
    }
}

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
        let key =
            string?.segments.map { segment -> String in
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
