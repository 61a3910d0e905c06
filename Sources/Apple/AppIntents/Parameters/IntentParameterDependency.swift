/// The intent whose parameter a query is asked for, with the values chosen so far.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    private let isComplete: @Sendable (Intent) -> Bool

    public init<each Value: _IntentValue>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        nonisolated(unsafe) let references: [ParameterReference<Intent>] = {
            var result: [ParameterReference<Intent>] = []
            repeat result.append(ParameterReference(each keyPath))
            return result
        }()
        isComplete = { intent in
            references.allSatisfy { ($0.parameter(intent) as? any ConfigurableParameter)?.json != nil }
        }
    }

    /// nil while a parameter has no value.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = ConfiguredIntent.current as? Intent, isComplete(intent) else { return nil }
        return IntentProjection(intent: intent)
    }
}

/// An intent's values.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent

    public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
        intent[keyPath: keyPath]
    }
}

/// The intent that is being configured by the present task.
package enum ConfiguredIntent {
    @TaskLocal package static var current: (any AppIntent)?
}
