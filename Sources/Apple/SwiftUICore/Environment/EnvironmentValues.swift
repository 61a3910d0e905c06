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
