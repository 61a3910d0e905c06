/// A value that a scene would restore. A widget has no scene to restore, so it starts at its initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

    public init(_ key: String) where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}
