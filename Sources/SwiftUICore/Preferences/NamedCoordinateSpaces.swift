import Geometry

/// The frame that a named space has once its view is placed.
package final class NamedSpace {
    /// Points of the picture.
    var frame = CGRect.zero
}

/// Keeps the frame of a named space up to date.
final class CoordinateSpaceNode: WrapperNode {
    private let space: NamedSpace

    init(_ content: LayoutNode, space: NamedSpace) {
        self.space = space
        super.init(content)
    }

    override func placeContent() {
        // Geometry readers below ask for it while they are placed.
        space.frame = frame
        super.placeContent()
    }
}

struct CoordinateSpaceModifier: ViewModifier {
    typealias Body = Never
    let name: AnyHashable

    static func _resolve(
        _ modifier: Self, _ inputs: _ViewInputs, content: @escaping _ContentResolver, into list: inout _ViewList
    ) {
        var inputs = inputs
        let space = NamedSpace()
        inputs.environment.coordinateSpaces[modifier.name] = space
        let start = list.nodes.count
        content(inputs, &list)
        list.wrap(from: start) { CoordinateSpaceNode($0, space: space) }
    }
}

private enum CoordinateSpacesKey: EnvironmentKey { static var defaultValue: [AnyHashable: NamedSpace] { [:] } }

extension EnvironmentValues {
    /// The named spaces around a view.
    var coordinateSpaces: [AnyHashable: NamedSpace] {
        get { self[CoordinateSpacesKey.self] }
        set { self[CoordinateSpacesKey.self] = newValue }
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
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
