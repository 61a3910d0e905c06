import RenderModel

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = [Element]

    public static var _typeName: String { "[\(Element._typeName)]" }
    public static var _form: String? { Element._form.map { "[\($0), …]" } }
    public static var _neutral: Self? { [] }
    public static var _provider: (any DynamicOptionsProvider)? { Element._provider }
    public static var _cases: [ParameterOption]? { Element._cases }
    public static func _cast(_ value: Any) -> Self? { value as? Self ?? (value as? Element).map { [$0] } }
    public var _json: JSONValue { .array(map(\._json)) }
    public var _text: String { map(\._text).joined(separator: ", ") }
    public var _count: Int { count }
    public func _limited(to count: Int) -> Self { Array(prefix(count)) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self {
        guard case .array(let values) = json else {
            throw _IntentValueProblem(expected: "an array, such as [\(Element._typeName), …]")
        }
        var result: Self = []
        for value in values { result.append(try await Element._read(value, provider)) }
        return result
    }
}
