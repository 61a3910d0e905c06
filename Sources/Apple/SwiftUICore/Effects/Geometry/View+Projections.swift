import Geometry

nonisolated extension View {
    /// Turns what is drawn around an axis through an anchor, seen in perspective.
    ///
    /// The viewer stands before the anchor, as far away as the longer side of the view divided by `perspective`; with
    /// a perspective of 0 the view narrows and keeps its parallels.
    ///
    /// - Parameters:
    ///   - axis: of any length; around one of no length nothing turns.
    ///   - anchorZ: how far the axis lies in front of the view, in points.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let numbers: [(name: String, value: CGFloat?)] = [
            ("radians", CGFloat(angle.radians)), ("x", axis.x), ("y", axis.y), ("z", axis.z), ("anchorZ", anchorZ),
            ("perspective", perspective),
        ]
        return noting(.nonFinite("rotation3DEffect", numbers)).projected("Rotation3D") { frame in
            ProjectionTransform.rotation3D(
                angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, in: frame)
        }
    }

    /// - Parameter transform: from the view's own coordinates, in points from its top left corner, to those it is
    ///   drawn in.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        projected("Projection") { transform.around($0.origin) }
    }
}

extension ProjectionTransform {
    /// A turn in space about an anchor in `frame`, then perspective with the anchor before the viewer.
    static func rotation3D(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat, in frame: CGRect
    ) -> ProjectionTransform {
        let point = anchor.point(in: frame), side = max(frame.width, frame.height)
        var view = CATransform3DIdentity
        if side > 0, perspective.isFinite { view.m34 = -perspective / side }
        let anchorZ = anchorZ.orZeroIfNotFinite
        let toAnchor = CATransform3DMakeTranslation(-point.x, -point.y, -anchorZ)
        let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
        let back = CATransform3DMakeTranslation(point.x, point.y, anchorZ)
        return ProjectionTransform(
            CATransform3DConcat(CATransform3DConcat(CATransform3DConcat(toAnchor, turn), view), back))
    }
}
