import Observation

/// The values that a view inherits: a persistent list, so that a modifier adds one link and copies nothing.
public struct EnvironmentValues: CustomStringConvertible {
    private class Link {
        let key: ObjectIdentifier
        let next: Link?

        init(key: ObjectIdentifier, next: Link?) {
            self.key = key
            self.next = next
        }
    }

    private final class TypedLink<Key: EnvironmentKey>: Link {
        let value: Key.Value

        init(_ value: Key.Value, next: Link?) {
            self.value = value
            super.init(key: ObjectIdentifier(Key.self), next: next)
        }
    }

    private var head: Link?

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let wanted = ObjectIdentifier(key)
            var link = head
            while let current = link {
                if current.key == wanted {
                    return unsafeDowncast(current, to: TypedLink<Key>.self).value
                }
                link = current.next
            }
            return Key.defaultValue
        }
        set { head = TypedLink<Key>(newValue, next: head) }
    }

    /// Whether `other` is the same list of values, link by link: cheap, and false where a value was set again.
    package func isSameList(as other: EnvironmentValues) -> Bool { head === other.head }

    public var description: String { "EnvironmentValues" }

    /// The values that `@Environment` reads. The resolver sets them around every call into user code.
    nonisolated(unsafe) package private(set) static var current = EnvironmentValues()

    /// Runs `body` with `values` as the ambient environment.
    package static func with<Result>(
        _ values: EnvironmentValues, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = current
        current = values
        defer { current = outer }
        return try body()
    }
}

/// A value that flows down the view tree under a key.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Makes a variable of an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an
/// entry under a key of its own; the initial value is the default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

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
    /// Sets a value of the environment in the view.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Sets a value of the environment in the view.
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
