internal import CDeterminism

/// A property of an observable object that says when it is about to change.
@propertyWrapper
public struct Published<Value> {
    /// Shared by the copies of the wrapper, as the projected publisher outlives an access to it.
    private final class Storage {
        var value: Value
        let relay = Relay<Value, Never>()

        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            darkroom_state_note_write(Unmanaged.passUnretained(object).toOpaque())
            if let observable = object as? any ObservableObject { announceChange(of: observable) }
            object[keyPath: storageKeyPath].set(newValue)
        }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, projected projectedKeyPath: KeyPath<Object, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
        get { object[keyPath: storageKeyPath].projectedValue }
        set {}
    }

    public var projectedValue: Publisher {
        get { Publisher(published: self) }
        set {}
    }

    /// As on Apple's systems subscribers get the value before the property has it.
    private func set(_ value: Value) {
        storage.relay.send(value)
        storage.value = value
    }

    private static func announceChange<O: ObservableObject>(of object: O) {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }

    /// The property's value now, then each new one.
    public struct Publisher: Combine.Publisher {
        /// The property's value.
        public typealias Output = Value
        /// A property's changes do not fail.
        public typealias Failure = Never

        let published: Published

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            published.storage.relay.add(subscriber, current: published.storage.value)
        }

        /// Writes a value as the property itself would.
        func set(_ value: Value) {
            darkroom_state_note_write(Unmanaged.passUnretained(published.storage).toOpaque())
            published.set(value)
        }
    }
}
