import RenderModel

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
