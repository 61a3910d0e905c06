/// A value that a gesture changes while it lasts; no gesture touches a picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }

    public var projectedValue: GestureState<Value> { self }
}
