import Geometry

extension VisualEffect {
    /// - Parameter scale: of both directions.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(scale, anchor: anchor) }
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(scale, anchor: anchor) }
    }

    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.scaleEffect(x: x, y: y, anchor: anchor) }
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { $0.rotationEffect(angle, anchor: anchor) }
    }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then {
            $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        }
    }

    /// - Parameter offset: points.
    public func offset(_ offset: CGSize) -> some VisualEffect { then { $0.offset(offset) } }

    /// - Parameters:
    ///   - x: points.
    ///   - y: points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then { $0.offset(x: x, y: y) } }

    /// - Parameter transform: from the view's own coordinates, in points from its top left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then { $0.projectionEffect(transform) }
    }
}
