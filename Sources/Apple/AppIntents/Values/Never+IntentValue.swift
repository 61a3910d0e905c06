import RenderModel

/// A result without a value.
extension Never: _IntentValue {
    public var _json: JSONValue { .null }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Never {
        throw _IntentValueProblem(expected: "nothing")
    }
}
