import Geometry

/// A name of a view's own, for geometry that is matched between views.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Identifies a namespace: the place of the property in its view, the same in every run.
    public struct ID: Hashable, Sendable {
        let value: ViewIdentity
    }

    private final class Box { var id = ID(value: .root) }

    private let box = Box()

    public init() {}

    public var wrappedValue: ID { box.id }
}

extension Namespace: @unchecked Sendable {}

extension Namespace: StatefulProperty {
    package func connect(view identity: ViewIdentity, offset: Int, session: ResolutionSession) {
        box.id = ID(value: identity.appending(offset))
    }
}

/// What matched views share; a still picture matches none.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    /// Geometry is matched while a view moves, which it does not in a still picture.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}
