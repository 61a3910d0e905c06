import RenderModel

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
