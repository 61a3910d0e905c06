import Combine

/// An object that its owner hands to a view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    // In Swift 5's mode, a structure with such a property is isolated as this is.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: object) }

    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

extension ObservedObject: StatefulProperty {
    package func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        session.storage(view: identity, offset: offset) { ObjectObservation() }.follow(wrappedValue, in: session)
    }
}

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

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        if let storage = box.storage { return storage.object }
        let storage = Storage(box.make())
        box.storage = storage
        return storage.object
    }

    @MainActor @preconcurrency
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

/// An object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// What was found where the view stands, for closures that run when its environment is no longer ambient.
    private final class Box { var object: ObjectType? }

    private let box = Box()

    public init() {}

    /// Traps without an object of the type in the environment.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object = box.object ?? EnvironmentValues.current[EnvironmentObjectKey<ObjectType>.self] else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. "
                    + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: StatefulProperty {
    package func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        guard let object = EnvironmentValues.current[EnvironmentObjectKey<ObjectType>.self] else { return }
        box.object = object
        session.storage(view: identity, offset: offset) { ObjectObservation() }.follow(object, in: session)
    }
}

nonisolated extension View {
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
    }
}

/// Asks for another pass over the tree when an observed object changes.
package final class ObjectObservation {
    private var observed: ObjectIdentifier?
    private var subscription: AnyCancellable?

    package init() {}

    /// Follows `object` instead of the one followed before.
    @MainActor
    func follow<O: ObservableObject>(_ object: O, in session: ResolutionSession) {
        guard observed != ObjectIdentifier(object) else { return }
        observed = ObjectIdentifier(object)
        subscription = object.objectWillChange.sink { [weak session] _ in
            session?.requestUpdate()
        }
    }
}
