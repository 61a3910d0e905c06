import Geometry

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

extension CoordinateSpace {
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A space that frames are told in.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole widget.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The view's own space, from its top left corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// A view whose space the views in it know by name.
final class CoordinateSpaceNode: WrapperNode {
    private let spaceName: AnyHashable

    init(_ content: LayoutNode, name: AnyHashable) {
        spaceName = name
        super.init(content)
    }

    override func placeContent() {
        PlacementScope.with({ scope in
            scope.spaces[spaceName] = NamedSpace(frame: frame, transform: scope.transform)
        }) { super.placeContent() }
    }
}

/// A space that `coordinateSpace(_:)` named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the scroll view around; a widget has none, so its bounds are nil.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace(axis: nil)) }

    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
    }
}

private struct ScrollViewSpace: Hashable { var axis: Axis? }

nonisolated extension View {
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        wrapNodes { content, _ in CoordinateSpaceNode(content, name: name.name) }
    }

    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        coordinateSpace(.named(name))
    }
}
