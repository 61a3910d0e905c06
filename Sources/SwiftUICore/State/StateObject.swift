import Combine

/// An object that a view owns, made once for each place in the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// What outlives the view value.
    package final class Storage {
        let object: ObjectType
        let observation = ObjectObservation()

        init(_ object: ObjectType) { self.object = object }
    }

    /// The view value's own box, whose storage is made when it is first asked for.
    private final class Box {
        let make: () -> ObjectType
        var storage: Storage?

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let box: Box

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    public var wrappedValue: ObjectType {
        if let storage = box.storage { return storage.object }
        let storage = Storage(box.make())
        box.storage = storage
        return storage.object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: StatefulProperty {
    package func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        let storage = session.storage(view: identity, offset: offset) { box.storage ?? Storage(box.make()) }
        box.storage = storage
        storage.observation.follow(storage.object, in: session)
    }
}
