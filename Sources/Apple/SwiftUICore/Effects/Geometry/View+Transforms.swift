import Geometry

nonisolated extension View {
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        noting(.nonFinite("rotationEffect", [("radians", angle.radians)])).transformed("Rotation") { frame in
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: frame))
        }
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        noting(.nonFinite("scaleEffect", [("x", x), ("y", y)])).transformed("Scale") { frame in
            CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: frame))
        }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed("Transform") { frame in transform.around(frame.origin) }
    }
}
