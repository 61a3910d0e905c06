import Observation

/// Changes the environment of its content.
package struct EnvironmentModifier: ViewModifier {
    package typealias Body = Never

    let transform: (inout EnvironmentValues) -> Void

    package static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        var inputs = inputs
        modifier.transform(&inputs.environment)
        content(inputs, &list)
    }
}

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// For the engine's own modifiers: adds a value under `key`.
    package func environmentValue<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(EnvironmentModifier { $0[key] = value })
    }
}
