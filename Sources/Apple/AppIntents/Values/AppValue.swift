import RenderModel

/// A type of an app's own that intents know.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// A type that keeps its name when it is renamed in source.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A choice among an enumeration's cases.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CustomLocalizedStringResourceConvertible, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: String(rawValue))
    }

    public static var _neutral: Self? { nil }
    public var _json: JSONValue { .string(String(describing: self)) }
    public var _text: String { String(localized: localizedStringResource) }

    /// In the order of the source, as far as it declares them.
    public static var _cases: [ParameterOption]? {
        let representations = caseDisplayRepresentations
        return allCases.compactMap { value in
            guard let representation = representations[value] else { return nil }
            return ParameterOption(
                value: value._json, title: value._text,
                subtitle: representation.subtitle.map { String(localized: $0) })
        }
    }

    /// A case's name or raw value, or the title that the system shows.
    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Self {
        let all = Array(allCases)
        let text = json.string ?? json.integer.map(String.init) ?? ""
        let found =
            all.first { String(describing: $0) == text } ?? all.first { String($0.rawValue) == text }
            ?? all.first { $0._text == text }
        guard let found else {
            throw _IntentValueProblem(
                expected: "one of " + all.map { "\"\(String(describing: $0))\"" }.joined(separator: ", "))
        }
        return found
    }
}

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

/// Why a chosen value is not one of its parameter's.
public struct _IntentValueProblem: Error, Sendable {
    /// What can be written instead: `a whole number`, `one of sunny, rainy`.
    package var expected: String

    package init(expected: String) { self.expected = expected }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// What intents see is the wrapped value.
    public typealias ValueType = Wrapped.ValueType
    /// The value without its optional.
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

extension Array: _IntentValue where Element: _IntentValue {
    /// What intents see is a list of the elements.
    public typealias ValueType = Element.ValueType
    /// A list is never optional itself.
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

/// A result without a value.
extension Never: _IntentValue {
    public var _json: JSONValue { .null }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Never {
        throw _IntentValueProblem(expected: "nothing")
    }
}
