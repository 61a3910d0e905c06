/// Reads a value of the view's environment, while the view's `body` is asked for.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(() -> Value)
    }

    private let source: Source

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    public var wrappedValue: Value {
        switch source {
        case .keyPath(let keyPath): EnvironmentValues.current[keyPath: keyPath]
        case .object(let read): read()
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment where Value: AnyObject {
    /// Traps when it is read without an object of the type in the environment.
    public init(_ objectType: Value.Type) {
        source = .object {
            guard let object = EnvironmentValues.current[EnvironmentObjectKey<Value>.self] else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environment(_:) for it may be missing "
                        + "as an ancestor of this view.")
            }
            return object
        }
    }
}

extension Environment {
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
        source = .object { EnvironmentValues.current[EnvironmentObjectKey<T>.self] }
    }
}

package enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    package static var defaultValue: Object? { nil }
}
