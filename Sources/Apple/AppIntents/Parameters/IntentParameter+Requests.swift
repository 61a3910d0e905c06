/// There is no one to ask in a picture: what an intent asks for is thrown back at it.
extension IntentParameter {
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw needsValueError(dialog)
    }

    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError("the parameter '\(String(localized: title))' needs a value")
    }

    public func requestConfirmation(
        for value: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool { true }

    public func requestDisambiguation(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        guard let first = values.first else { throw needsDisambiguationError(among: values, dialog: dialog) }
        return first
    }

    public func needsDisambiguationError(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        AppIntentError("the parameter '\(String(localized: title))' has \(values.count) values to choose from")
    }
}
