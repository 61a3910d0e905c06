import Combine

/// An object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// What was found where the view stands, for closures that run when its environment is no longer ambient.
    private final class Box { var object: ObjectType? }

    private let box = Box()

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = box.object ?? EnvironmentValues.current[EnvironmentObjectKey<ObjectType>.self] else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. "
                    + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

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
