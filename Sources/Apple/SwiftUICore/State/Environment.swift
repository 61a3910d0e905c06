/// Reads a value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }

    private let source: Source
    /// The view's, which closures in its body read wherever their content stands; nil outside views.
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    public var wrappedValue: Value {
        let values = values ?? .current
        return switch source {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(let read): read(values)
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: StatefulProperty {
    package mutating func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        values = .current
    }
}

extension Environment where Value: AnyObject {
    /// Traps when it is read without an object of the type in the environment.
    public init(_ objectType: Value.Type) {
        source = .object { values in
            guard let object = values[EnvironmentObjectKey<Value>.self] else {
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
        source = .object { $0[EnvironmentObjectKey<T>.self] }
    }
}

package enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    package static var defaultValue: Object? { nil }
}
