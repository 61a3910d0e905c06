/// A value that a view tells the container it stands in.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view tells the container it stands in.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The view's tags, by their type.
    private var tags: [ObjectIdentifier: AnyHashable] = [:]

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of type `V` that the view was given.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags[ObjectIdentifier(type)]?.base as? V }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    mutating func setTag<V: Hashable>(_ tag: V) { tags[ObjectIdentifier(V.self)] = AnyHashable(tag) }
}

nonisolated extension View {
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        changeTraits { $0.containerValues[keyPath: keyPath] = value }
    }
}
