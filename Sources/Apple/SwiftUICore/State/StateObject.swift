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
        /// Whether the storage is that of a place in the tree.
        var isConnected = false

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private var box: Box

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
    package mutating func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        // One view value may stand at several places, such as an overlay on each view of a group.
        let storage = session.storage(view: identity, offset: offset) { [box] in
            (box.isConnected ? nil : box.storage) ?? Storage(box.make())
        }
        if box.isConnected, box.storage !== storage { box = Box(box.make) }
        box.isConnected = true
        box.storage = storage
        storage.observation.follow(storage.object, in: session)
    }
}
