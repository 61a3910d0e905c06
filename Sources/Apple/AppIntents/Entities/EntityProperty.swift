/// A property of an entity that intents see.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    private let lock = NSLock()
    private var value: Value?

    public init() { title = nil }

    public init(title: LocalizedStringResource) { self.title = title }

    public init(title: LocalizedStringResource, customIndexingKey: String) { self.title = title }

    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) ?? Value._neutral { return value }
            let name = title.map { String(localized: $0) } ?? Value._typeName
            fatalError("the entity's property '\(name)' was read before it was set")
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: EntityProperty<Value> { self }
}
