import Foundation

/// A value in the user's defaults; the initial value where there is none.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    /// How a value is kept in the defaults.
    package struct Coding {
        let read: (UserDefaults, String) -> Value?
        let write: (UserDefaults, String, Value) -> Void
    }

    /// The pictures' session, for values written after the view was drawn.
    private final class Box { weak var session: ResolutionSession? }

    private let key: String
    private let initial: Value
    private let store: UserDefaults?
    private let coding: Coding
    private let box = Box()

    package init(key: String, initial: Value, store: UserDefaults?, coding: Coding) {
        self.key = key
        self.initial = initial
        self.store = store
        self.coding = coding
    }

    private var defaults: UserDefaults { store ?? EnvironmentValues.current.defaultAppStorage }

    public var wrappedValue: Value {
        get { coding.read(defaults, key) ?? initial }
        nonmutating set {
            coding.write(defaults, key, newValue)
            if let session = box.session { session.requestUpdate() }
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: StatefulProperty {
    package func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        box.session = session
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key: key, initial: wrappedValue, store: store, coding: .stored())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key: key, initial: wrappedValue, store: store, coding: .stored())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key: key, initial: wrappedValue, store: store, coding: .stored())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key: key, initial: wrappedValue, store: store, coding: .stored())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key: key, initial: wrappedValue, store: store, coding: .stored())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key: key, initial: wrappedValue, store: store, coding: .stored())
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key: key, initial: wrappedValue, store: store,
            coding: Coding(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) }))
    }
    public init(
        wrappedValue: Value, _ key: String, store: UserDefaults? = nil
    ) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, initial: wrappedValue, store: store, coding: .raw())
    }
    public init(
        wrappedValue: Value, _ key: String, store: UserDefaults? = nil
    ) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, initial: wrappedValue, store: store, coding: .raw())
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key: key, initial: nil, store: store, coding: .optional(.stored()))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key: key, initial: nil, store: store, coding: .optional(.stored()))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key: key, initial: nil, store: store, coding: .optional(.stored()))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key: key, initial: nil, store: store, coding: .optional(.stored()))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key: key, initial: nil, store: store, coding: .optional(.stored()))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key: key, initial: nil, store: store, coding: .optional(.stored()))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key: key, initial: nil, store: store,
            coding: .optional(.init(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })))
    }
    public init<R>(
        _ key: String, store: UserDefaults? = nil
    ) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key: key, initial: nil, store: store, coding: .optional(.raw()))
    }
    public init<R>(
        _ key: String, store: UserDefaults? = nil
    ) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key: key, initial: nil, store: store, coding: .optional(.raw()))
    }
}

extension AppStorage.Coding {
    /// For the types that a property list holds as they are.
    static func stored() -> Self {
        Self(read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
    }

    static func raw<Raw>() -> Self where Value: RawRepresentable<Raw> {
        Self(
            read: { ($0.object(forKey: $1) as? Raw).flatMap { Value(rawValue: $0) } },
            write: { $0.set($2.rawValue, forKey: $1) })
    }

    /// For what is kept as JSON.
    package static func encoded() -> Self where Value: Codable {
        Self(
            read: { $0.data(forKey: $1).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { $0.set(try? JSONEncoder().encode($2), forKey: $1) })
    }

    /// Writing nil removes the value.
    package static func optional<Wrapped>(_ wrapped: AppStorage<Wrapped>.Coding) -> Self where Value == Wrapped? {
        Self(
            read: { wrapped.read($0, $1) },
            write: { defaults, key, value in
                if let value { wrapped.write(defaults, key, value) } else { defaults.removeObject(forKey: key) }
            })
    }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

nonisolated extension View {
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}

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
