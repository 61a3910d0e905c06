/// A result without a value.
extension Never: _IntentValue {
    public var _json: _IntentJSON { .null }

    public static func _read(_ json: _IntentJSON, _ provider: (any DynamicOptionsProvider)?) async throws -> Never {
        throw _IntentValueProblem(expected: "nothing")
    }
}
