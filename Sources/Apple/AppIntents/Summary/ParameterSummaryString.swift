/// Text with parameters in it: `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    enum Segment {
        case literal(String)
        case parameter(ParameterReference<Intent>)
    }

    let segments: [Segment]

    public init(stringLiteral value: String) { segments = [.literal(value)] }

    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

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
