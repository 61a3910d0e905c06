import RenderModel

extension Bool: _IntentValue {
    public static var _neutral: Bool? { false }
    public var _json: JSONValue { .bool(self) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Bool {
        guard case .bool(let value) = json else { throw _IntentValueProblem(expected: "true or false") }
        return value
    }
}

extension Int: _IntentValue {
    public static var _neutral: Int? { 0 }
    public var _json: JSONValue { .integer(self) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Int {
        guard let value = json.integer else { throw _IntentValueProblem(expected: "a whole number") }
        return value
    }
}

extension Double: _IntentValue {
    public static var _neutral: Double? { 0 }
    public var _json: JSONValue { .number(self) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Double {
        guard let value = json.real else { throw _IntentValueProblem(expected: "a number") }
        return value
    }
}

extension Float: _IntentValue {
    public static var _neutral: Float? { 0 }
    public var _json: JSONValue { .number(Double(self)) }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Float {
        Float(try await Double._read(json, provider))
    }
}

extension Decimal: _IntentValue {
    public static var _neutral: Decimal? { 0 }
    public var _json: JSONValue { .string("\(self)") }

    public static func _read(_ json: JSONValue, _ provider: (any DynamicOptionsProvider)?) async throws -> Decimal {
        guard let value = json.real.map({ Decimal($0) }) ?? json.string.flatMap({ Decimal(string: $0) }) else {
            throw _IntentValueProblem(expected: "a number, or one in quotes to keep its digits")
        }
        return value
    }
}
