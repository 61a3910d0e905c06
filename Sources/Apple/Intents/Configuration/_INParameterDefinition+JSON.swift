import AppIntents
import RenderModel

extension _INParameterDefinition {
    /// Such as `City?`, `[City]` or `Style`: an enumeration always has a value.
    package var typeName: String { isArray ? "[\(type.name)]" : type.name + (type.isEnumeration ? "" : "?") }

    /// - Throws: `_IntentValueProblem`.
    func read(_ json: JSONValue) async throws -> Any {
        guard isArray else { return try await type.read(json) }
        let values = if case .array(let values) = json { values } else { [json] }
        var result: [Any] = []
        for value in values { result.append(stored(try await type.read(value))) }
        return result
    }

    func json(_ value: Any) -> JSONValue {
        isArray ? .array((value as? [Any] ?? []).map { type.json(unstored($0)) }) : type.json(value)
    }

    func text(_ value: Any) -> String {
        guard isArray else { return type.text(value) }
        return (value as? [Any] ?? []).map { type.text(unstored($0)) }.formatted(.list(type: .and))
    }

    /// Arrays hold an enumeration's values as numbers.
    func stored(_ value: Any) -> Any {
        type.isEnumeration ? (value as? Int).map(NSNumber.init(value:)) ?? value : value
    }

    private func unstored(_ value: Any) -> Any { type.isEnumeration ? (value as? NSNumber)?.intValue ?? value : value }

    /// What the definition gives as default, as it is stored.
    var ownDefault: Any? {
        let value: Any? =
            switch defaultValue {
            case .string(let text)?: String(localized: text)
            case .number(let number)?: Int(exactly: number).map(NSNumber.init(value:)) ?? NSNumber(value: number)
            case .bool(let value)?: NSNumber(value: value)
            case .rawValue(let value)?: value
            // A switch is off until it is turned on.
            case nil: if case .boolean = type { NSNumber(value: false) } else { nil }
            }
        guard isArray, let value else { return value }
        return [stored(value)]
    }
}
