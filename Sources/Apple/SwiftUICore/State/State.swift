/// A value that a view owns. A still picture shows it as it is after the view has appeared.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    package final class Storage {
        var value: Value
        weak var session: ResolutionSession?

        init(_ value: Value) { self.value = value }
    }

    /// The view value's own box; it forwards to the storage that outlives the value once it is connected.
    package final class Box {
        let initial: Value
        var storage: Storage?

        init(_ initial: Value) { self.initial = initial }
    }

    package private(set) var box: Box

    public init(wrappedValue value: Value) { box = Box(value) }

    @_alwaysEmitIntoClient
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    public var wrappedValue: Value {
        get { box.storage?.value ?? box.initial }
        nonmutating set {
            let storage = box.storage ?? Storage(box.initial)
            box.storage = storage
            storage.value = newValue
            if let session = storage.session {
                session.requestUpdate()
            }
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: StatefulProperty {
    package mutating func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        let storage = session.storage(view: identity, offset: offset) { [box] in Storage(box.initial) }
        storage.session = session
        // One view value may stand at several places, such as an overlay on each view of a group.
        if box.storage != nil, box.storage !== storage { box = Box(box.initial) }
        box.storage = storage
    }
}
