import RenderModel

/// An intent's parameters by the names of their properties, in the order of the source.
package struct AnyIntent {
    package struct Parameter {
        package let name: String
        package let parameter: any ConfigurableParameter
    }

    package let parameters: [Parameter]

    package init(_ intent: any AppIntent) {
        // Property wrappers are stored under their property's name with an underscore before it.
        parameters = Mirror(reflecting: intent).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any ConfigurableParameter else { return nil }
            return Parameter(name: label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter: parameter)
        }
    }

    func name(of parameter: any AnyIntentParameter) -> String? {
        parameters.first { $0.parameter === parameter }?.name
    }

    package var values: [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        for item in parameters { result[item.name] = item.parameter.json }
        return result
    }
}

/// A parameter whatever its type.
public protocol AnyIntentParameter: AnyObject, Sendable {
    var title: LocalizedStringResource { get }
    var isOptional: Bool { get }
}

/// What a configuration does with a parameter.
package protocol ConfigurableParameter: AnyIntentParameter {
    var traits: ParameterTraits { get }
    var typeName: String { get }
    /// How its value is written; nil where the type says it.
    var form: String? { get }
    /// The value it has, or nil where none was set.
    var json: JSONValue? { get }
    var text: String? { get }
    /// The values one by one, as the edit-widget page shows them; none where nothing is chosen.
    var texts: [String] { get }
    var isArray: Bool { get }
    var control: _ParameterControl { get }
    var cases: [ParameterOption]? { get }
    /// Who is asked for options and for a default.
    var provider: (any DynamicOptionsProvider)? { get }

    /// Takes a value that someone chose.
    func choose(_ json: JSONValue) async throws
    /// Takes what its provider offers as default; false where it offers nothing.
    func takeDefaultResult() async -> Bool
    /// Takes the first of what its provider offers; false where it offers nothing.
    func takeFirstOption() async throws -> Bool
    /// Takes the type's neutral value; false where there is none.
    func takeNeutral() -> Bool
    /// The number of values before they were cut to what a family takes, or nil where nothing was cut.
    func limit(to count: Int) -> Int?
    var count: Int { get }
    func takeArchived(_ other: any ConfigurableParameter) async -> String?
}

extension IntentParameter: ConfigurableParameter {
    /// The value it was given.
    package var current: Value? { valueState == .set ? wrappedValue : nil }

    package var typeName: String { Value._typeName }
    package var form: String? { Value._form }
    package var json: JSONValue? { current?._json }

    package var text: String? {
        guard let current else { return nil }
        if let names = traits.boolNames, case .bool(let value) = current._json {
            return String(localized: value ? names.true : names.false)
        }
        return current._text
    }

    package var texts: [String] {
        guard let current, !current._json.isNull else { return [] }
        if let date = current as? Date ?? (current as? DateComponents).flatMap(Calendar.current.date(from:)) {
            return ParameterRow.text(date, control)
        }
        if let values = current as? [any _IntentValue] { return values.map(Self.shown) }
        return [text == current._text ? Self.shown(current) : text ?? ""]
    }

    /// Numbers are shown in the user's language.
    private static func shown(_ value: any _IntentValue) -> String {
        switch value._json {
        case .integer(let number): number.formatted()
        case .number(let number): number.formatted()
        default: value._text
        }
    }

    package var isArray: Bool { Value._typeName.hasPrefix("[") }

    package var cases: [ParameterOption]? {
        guard let cases = Value._cases, let supported = traits.supported else { return Value._cases }
        return cases.filter { supported.contains($0.value) }
    }

    package var provider: (any DynamicOptionsProvider)? { traits.provider ?? Value._provider }
    package var count: Int { current?._count ?? 0 }

    package func choose(_ json: JSONValue) async throws { wrappedValue = try await Value._read(json, provider) }

    package func takeDefaultResult() async -> Bool {
        guard let result = await provider?.erasedDefault(), let value = Value._cast(result) else { return false }
        wrappedValue = value
        return true
    }

    package func takeFirstOption() async throws -> Bool {
        guard let provider else {
            guard let first = cases?.first else { return false }
            try await choose(first.value)
            return true
        }
        for value in try await provider.values(of: Value.ValueType.self).prefix(1) {
            guard let value = Value._cast(value) else { return false }
            wrappedValue = value
            return true
        }
        return false
    }

    package func takeNeutral() -> Bool {
        guard let neutral = Value._neutral else { return false }
        wrappedValue = neutral
        return true
    }

    package func limit(to count: Int) -> Int? {
        guard let current, current._count > count else { return nil }
        wrappedValue = current._limited(to: count)
        return current._count
    }
}
