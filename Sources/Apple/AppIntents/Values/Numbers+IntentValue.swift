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

/// Values are read and written in the base unit, such as metres or kelvins, unless a unit's symbol is given.
extension Measurement: _IntentValue where UnitType: Dimension {
    public static var _typeName: String { "Measurement<\(UnitType.self)>" }
    public static var _form: String? { "a number of \(UnitType.baseUnit().symbol)" }
    public static var _neutral: Measurement<UnitType>? { Measurement(value: 0, unit: UnitType.baseUnit()) }

    public var _json: JSONValue { .object(["value": .number(value), "unit": .string(unit.symbol)]) }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> Measurement<UnitType> {
        let base = UnitType.baseUnit()
        guard let value = json.real else {
            throw _IntentValueProblem(expected: _form!)
        }
        return Measurement(value: value, unit: base)
    }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
    public var amount: Decimal
    /// ISO 4217, such as `EUR`.
    public var currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _IntentValue {
    public static var _form: String? { "{\"amount\": 12.5, \"currencyCode\": \"EUR\"}" }
    public var _json: JSONValue { .object(["amount": amount._json, "currencyCode": .string(currencyCode)]) }

    public static func _read(
        _ json: JSONValue, _ provider: (any DynamicOptionsProvider)?
    ) async throws -> IntentCurrencyAmount {
        guard case .object(let values) = json, let amount = values["amount"], let code = values["currencyCode"]?.string
        else {
            throw _IntentValueProblem(expected: "an object such as \(_form!)")
        }
        return IntentCurrencyAmount(amount: try await Decimal._read(amount, nil), currencyCode: code)
    }
}
