/// Holds the values of the properties that a definition declares, by their names.
public protocol _INValueStore: AnyObject {
    var _values: [String: Any] { get set }
}

// The accessors of generated properties.
extension _INValueStore {
    public func _get<Value>(_ name: String) -> Value? { _values[name] as? Value }
    public func _set<Value>(_ name: String, _ value: Value?) { _values[name] = value.map { $0 as Any } }

    /// - Parameter fallback: what a property holds that was never set: `unknown`, or an enumeration's first case.
    public func _get<Value: RawRepresentable>(_ name: String, else fallback: Value) -> Value
    where Value.RawValue == Int {
        (_values[name] as? Int).flatMap(Value.init) ?? fallback
    }

    public func _set<Value: RawRepresentable>(_ name: String, case value: Value) where Value.RawValue == Int {
        _values[name] = value.rawValue
    }
}
