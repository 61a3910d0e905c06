import RenderModel

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped

    public static var _typeName: String { Wrapped._typeName + "?" }
    public static var _form: String? { Wrapped._form }
    public static var _isOptional: Bool { true }
    public static var _neutral: Self? { .some(nil) }
    public static var _provider: (any DynamicOptionsProvider)? { Wrapped._provider }
    public static var _cases: [ParameterOption]? { Wrapped._cases }
    public static func _cast(_ value: Any) -> Self? { Wrapped._cast(value).map { .some($0) } }
    public var _json: JSONValue { self?._json ?? .null }
    public var _text: String { self?._text ?? "" }
    public var _count: Int { self?._count ?? 0 }
    public func _limited(to count: Int) -> Self { self?._limited(to: count) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self {
        json.isNull ? nil : try await Wrapped._read(json, provider)
    }
}
