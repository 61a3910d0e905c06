/// What can use `@Dependency`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// What the app registered with `AppDependencyManager.shared`, as `@Dependency` inside the type.
    public typealias Dependency<Value> = AppDependency<Value>
}

/// What the app registered under its type or a key.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashable?
    private let fallback: (() -> Value)?

    public init(key: AnyHashable? = nil) {
        self.key = key
        fallback = nil
    }

    public init(key: AnyHashable? = nil, default defaultValue: @autoclosure @escaping () -> Value) {
        self.key = key
        fallback = defaultValue
    }

    /// Traps if nothing of the type and key was added and there is no default.
    public var wrappedValue: Value {
        if let value = AppDependencyManager.shared.value(Value.self, key: key) ?? fallback?() { return value }
        fatalError("no dependency of type \(Value.self) was added to AppDependencyManager.shared before it was used")
    }
}

/// Knows the app's shared objects.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        var type: ObjectIdentifier
        var key: AnyHashable?
    }

    private let lock = NSLock()
    private var makers: [Key: () -> Any] = [:]
    private var made: [Key: Any] = [:]

    private init() {}

    /// Makes the object when it is first asked for, and keeps it as long as the process lives.
    public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {
        lock.withLock { makers[Key(type: ObjectIdentifier(Value.self), key: key)] = dependency }
    }

    /// Makes the object when it is first asked for, and keeps it as long as the process lives.
    public func add<Value>(key: AnyHashable? = nil, dependency: @escaping () -> Value) {
        lock.withLock { makers[Key(type: ObjectIdentifier(Value.self), key: key)] = dependency }
    }

    func value<Value>(_ type: Value.Type, key: AnyHashable?) -> Value? {
        let key = Key(type: ObjectIdentifier(type), key: key)
        return lock.withLock {
            if let value = made[key] { return value as? Value }
            let value = makers[key]?()
            made[key] = value
            return value as? Value
        }
    }
}
