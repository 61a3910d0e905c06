import Geometry

/// The size and place of a geometry reader.
public struct GeometryProxy {
    /// Points, in the layout's coordinates.
    private let layoutFrame: CGRect
    private let scope: PlacementScope
    private let rightToLeft: Bool

    /// - Parameter scope: what lies around the view.
    package init(frame: CGRect, scope: PlacementScope = PlacementScope(), rightToLeft: Bool = false) {
        layoutFrame = frame
        self.scope = scope
        self.rightToLeft = rightToLeft
    }

    /// Points.
    public var size: CGSize { layoutFrame.size }

    /// How much of the safe areas around the view it would cover if it ignored them; points. A widget has none but
    /// those that its own views make (WWDC23, session 10027).
    public var safeAreaInsets: EdgeInsets { scope.safeAreaInsets(of: layoutFrame, rightToLeft: rightToLeft) }

    /// The box around the view in a space, which is larger than the view where that is drawn rotated.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: layoutFrame.size)
        case .global: return layoutFrame.applying(scope.transform)
        case .named(let name):
            // A name that no view around this one has means the whole picture.
            guard let space = scope.spaces[name], let change = scope.transform(to: space.transform) else {
                return layoutFrame.applying(scope.transform)
            }
            return layoutFrame.applying(change).offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
        }
    }

    /// The bounds of a space around the view, in the view's coordinates; nil where no view has that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let space = scope.spaces[coordinateSpace.name],
            let change = PlacementScope(transform: space.transform).transform(to: scope.transform)
        else { return nil }
        return space.frame.applying(change).offsetBy(dx: -layoutFrame.minX, dy: -layoutFrame.minY)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The anchor's value in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let toLayout = PlacementScope().transform(to: scope.transform) ?? .identity
        let toLocal = ProjectionTransform(
            CGAffineTransform(translationX: -layoutFrame.minX, y: -layoutFrame.minY))
        return anchor.value(toLayout.concatenating(toLocal))
    }
}
