import RenderModel

extension String: _IntentValue {
    public static var _neutral: String? { "" }
    public var _json: JSONValue { .string(self) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> String {
        guard let value = json.string else { throw _IntentValueProblem(expected: "a string") }
        return value
    }
}

extension AttributedString: _IntentValue {
    public static var _neutral: AttributedString? { AttributedString() }
    public var _json: JSONValue { .string(String(characters)) }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> AttributedString { AttributedString(try await String._read(json, provider)) }
}

extension URL: _IntentValue {
    public var _json: JSONValue { .string(absoluteString) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> URL {
        guard let url = json.string.flatMap({ URL(string: $0) }) else {
            throw _IntentValueProblem(expected: "a URL in quotes")
        }
        return url
    }
}
