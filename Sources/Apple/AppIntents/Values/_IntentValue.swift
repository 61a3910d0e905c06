import RenderModel

/// What a parameter can hold. Apps bring their own as `AppEnum` and `AppEntity`.
public protocol _IntentValue {
    /// Without optionality and arrays.
    associatedtype ValueType = Self
    /// Without optionality.
    associatedtype UnwrappedType = Self

    /// For people: `String`, `City?`, `[City]`.
    static var _typeName: String { get }
    /// Takes a value chosen as JSON; entities are asked of `provider` where it is a query.
    /// - Throws: `_IntentValueProblem`, or what the query throws.
    static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self
    /// What `_read` takes.
    var _json: JSONValue { get }
    /// As the system shows it.
    var _text: String { get }
    /// How a value that is more than a number or a text is written: `{"hour": 9, "minute": 41}`.
    static var _form: String? { get }
    /// What a required parameter holds that was given no value; nil where nothing is neutral.
    static var _neutral: Self? { get }
    /// Who knows the values, where the type itself says so.
    static var _provider: (any DynamicOptionsProvider)? { get }
    /// All values, where the type has a fixed number of them.
    static var _cases: [ParameterOption]? { get }
    /// A default result as this type: one value may stand for an array of one, and an array for its first.
    static func _cast(_ value: Any) -> Self?
    /// The number of values in an array, 1 for others.
    var _count: Int { get }
    /// The first values of an array.
    func _limited(to count: Int) -> Self
    static var _isOptional: Bool { get }
}

extension _IntentValue {
    public static var _typeName: String { String(describing: Self.self) }
    public static var _form: String? { nil }
    public static var _neutral: Self? { nil }
    public static var _provider: (any DynamicOptionsProvider)? { nil }
    public static var _cases: [ParameterOption]? { nil }
    public static func _cast(_ value: Any) -> Self? { value as? Self ?? (value as? [Self])?.first }
    public var _count: Int { 1 }
    public func _limited(to count: Int) -> Self { self }
    public static var _isOptional: Bool { false }
    public var _text: String { _json.string ?? _json.text }
}
